import { DOMParser, type Node } from '@tiptap/pm/model';
import { articleSchema } from './articleNodes';

/** Elements whose text is none of readers'. */
const unread = 'head, title, script, style, template, noscript, iframe, object, embed, svg, math';

/**
 * Markup as a document: what the schema does not know is left out. It is read by the same parser in a page and on a
 * server, so that both make the same of it.
 */
export async function readMarkup(html: string): Promise<Node> {
  const { parseHTML } = await import('linkedom/worker');
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const holder = document.createElement('div');
  holder.innerHTML = html;
  for (const element of holder.querySelectorAll(unread)) element.remove();
  // The parser knows no difference between a class that is empty and none.
  for (const link of holder.querySelectorAll('a:not([class])')) {
    const read = link.getAttribute.bind(link);
    link.getAttribute = (name: string) => (name === 'class' ? null : read(name));
  }
  return DOMParser.fromSchema(articleSchema()).parse(holder);
}
