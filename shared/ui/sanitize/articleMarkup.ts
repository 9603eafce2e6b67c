import { sanitize } from './sanitize';

const tags =
  'h1 h2 h3 h4 h5 h6 p div br ul ol li strong b em i u s del sub sup code pre blockquote hr a img figure figcaption table caption colgroup col thead tbody tfoot tr th td';
const attributes = 'href title src alt width height span colspan rowspan align dir start type class data-colwidth';
const rules = { tags: tags.split(' '), attributes: attributes.split(' '), isStrict: true };

const ranks: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

export function rename(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) other.setAttribute(name, value);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Values of attributes that mean something, by attribute; others of these attributes are removed. */
const values: Readonly<Record<string, RegExp>> = {
  align: /^(?:left|center|right|justify)$/,
  dir: /^(?:ltr|rtl|auto)$/,
  start: /^-?\d{1,9}$/,
  span: /^[1-9]\d{0,2}$/,
  colspan: /^[1-9]\d{0,2}$/,
  rowspan: /^[1-9]\d{0,2}$/,
  'data-colwidth': /^\d{1,4}(?:,\d{1,4})*$/,
};

function isMeant({ localName }: Element, name: string, value: string): boolean {
  if (name === 'class') return localName === 'code' && /^language-[\w+#.-]{1,40}$/.test(value);
  if (name === 'type') return localName === 'ol' && /^[1aAiI]$/.test(value);
  return values[name]?.test(value) ?? true;
}

/**
 * Markup of an article, safe to show: all that the editor of articles writes, and nothing else. Editor, preview and
 * reader share it, so that none of them shows less than the others. Ranks of headings are those below a page's title.
 */
export function readArticleMarkup(html: string): DocumentFragment {
  const root = sanitize(html, rules);
  for (const heading of root.querySelectorAll('h1, h5, h6')) rename(heading, ranks[heading.localName] ?? 'h2');
  for (const element of root.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes])
      if (!isMeant(element, name, value)) element.removeAttribute(name);
  return root;
}
