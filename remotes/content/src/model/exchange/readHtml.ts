import { readMarkup, toText } from '@atrium/contract/text';
import type { RawEntry, ReadFile } from './importEntry';

const attributeOf = (tag: string, name: string): string => {
  const [, double, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]{0,4000})"|'([^']{0,4000})'|([^\\s"'>]{1,4000}))`, 'i').exec(tag) ?? [];
  return toText(double ?? single ?? bare ?? '');
};

/** Content between the first start and the last end of an element; undefined where there is none. */
function contentOf(html: string, name: string): string | undefined {
  const start = new RegExp(`<${name}(?:\\s[^>]{0,4000})?>`, 'i').exec(html);
  if (!start) return undefined;
  const from = start.index + start[0].length;
  const end = html.toLowerCase().lastIndexOf(`</${name}`);
  return html.slice(from, end > from ? end : undefined);
}

function titleOf(html: string): string {
  let title = '';
  readMarkup(html, {
    text: () => undefined,
    tag: () => undefined,
    silent: (name, content) => {
      if (name === 'title' && !title) title = toText(content);
    },
  });
  return title;
}

const maxHead = 200_000;

/** A page in HTML: its main part, with title, description and language of its head. */
export function readHtml(source: string, fileName: string): ReadFile<RawEntry> {
  const head = source.slice(0, maxHead);
  const metas = [...head.matchAll(/<meta\s[^>]{0,4000}>/gi)].map(([tag]) => tag);
  const described = metas.find((tag) => attributeOf(tag, 'name').toLowerCase() === 'description');
  const body = ['article', 'main', 'body'].map((name) => contentOf(source, name)).find((part) => part !== undefined);
  const words = body ?? source;
  const heading = /<h1(?:\s[^>]{0,4000})?>([\s\S]{0,1000}?)<\/h1>/i.exec(words.slice(0, maxHead));
  const title = (heading && toText(heading[1] ?? '')) || titleOf(head) || fileName.replace(/\.[^.]+$/, '');
  return {
    notes: [],
    entries: [
      {
        title,
        body: heading ? words.replace(heading[0], '') : words,
        summary: described ? attributeOf(described, 'content') : '',
        locale: attributeOf(/<html(?:\s[^>]{0,4000})?>/i.exec(head)?.[0] ?? '', 'lang'),
        notes: [],
      },
    ],
  };
}
