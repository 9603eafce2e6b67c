import type { Schema } from '@tiptap/pm/model';
import { sanitize } from '../../sanitize';
import type { ReadMarkup } from './pasted';
import { tidyPaste } from './tidyPaste';

const tags =
  'h1 h2 h3 h4 h5 h6 p div br ul ol li strong b em i u s strike del sub sup code pre blockquote hr a img figure figcaption table caption colgroup col thead tbody tfoot tr th td span font';
/** What is read for its words. */
const otherTags =
  'dl dt dd input iframe video audio source math semantics annotation mrow mi mo mn ms mtext details summary';
const attributes =
  'href title src alt width height colspan rowspan align dir start type class style name value span data-colwidth';
const otherAttributes =
  'hidden role checked alttext encoding data-emoji data-indent data-listid data-aria-level aria-checked aria-roledescription';
const rules = {
  tags: `${tags} ${otherTags}`.split(' '),
  attributes: `${attributes} ${otherAttributes}`.split(' '),
  isStrict: true,
};

/** Style sheets, which the page's policy would refuse with a message for each. */
function withoutStyleSheets(html: string): string {
  const small = html.toLowerCase();
  let text = '';
  let from = 0;
  for (let at = small.indexOf('<style'); at >= 0; at = small.indexOf('<style', from)) {
    text += html.slice(from, at);
    const end = small.indexOf('</style', at);
    if (end < 0) return text;
    from = small.indexOf('>', end) + 1;
    if (from === 0) return text;
  }
  return text + html.slice(from);
}

const ownMark = /\sdata-pm-slice="([^"<>]*)"/;

export function write(content: DocumentFragment): string {
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  holder.append(content);
  return holder.innerHTML;
}

/**
 * Markup from the clipboard as ProseMirror may read it: tidied where it comes from elsewhere, and harmless.
 * @param read what the field takes
 */
export function cleanPaste(html: string, schema: Schema, read: ReadMarkup): DocumentFragment {
  const own = ownMark.exec(html)?.[1];
  if (own === undefined) {
    const root = sanitize(withoutStyleSheets(html), rules);
    tidyPaste(root, html, { headings: 'heading' in schema.nodes, code: 'codeBlock' in schema.nodes });
    return read(write(root));
  }
  // What an editor of ours has copied says from which depth, and is as it was stored.
  const root = read(html);
  root.querySelector('*')?.setAttribute('data-pm-slice', own.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  return root;
}
