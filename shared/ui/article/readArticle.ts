import type { ReadMarkup } from '../editor/editorContent';
import { sanitize } from '../sanitize';

const rename = (element: Element, tag: string): void => {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
};

const styleOf = (element: Element): string => (element.getAttribute('style') ?? '').toLowerCase();

const isHeavy = (style: string) => /font-weight:\s*(?:bold|[6-9]00)/.test(style);
const isLight = (style: string) => /font-weight:\s*(?:normal|400)/.test(style);
const isSlanted = (style: string) => /font-style:\s*italic/.test(style);

/** A span that is bold or slanted by its style becomes what it means; a bold one that is not is unwrapped. */
function readStyles(root: DocumentFragment): void {
  for (const element of root.querySelectorAll('b, strong')) {
    if (isLight(styleOf(element))) element.replaceWith(...element.childNodes);
  }
  for (const span of root.querySelectorAll('span')) {
    const style = styleOf(span);
    const tag = isHeavy(style) ? 'strong' : isSlanted(style) ? 'em' : null;
    if (tag) rename(span, tag);
    else span.replaceWith(...span.childNodes);
  }
}

/** The sign before an entry of a list, which Word writes as text. */
function readMarker(paragraph: Element): string {
  const sign = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/.test(styleOf(span)));
  const text = sign?.textContent?.trim() ?? '';
  sign?.remove();
  return text;
}

/** Word has no lists in its markup: paragraphs that say they are entries, each with its sign. */
function gatherWordLists(root: DocumentFragment): void {
  let list: Element | null = null;
  for (const paragraph of root.querySelectorAll('p')) {
    if (!/mso-list:\s*l\d/.test(styleOf(paragraph))) continue;
    const tag = /^[\da-z]+[.)]/i.test(readMarker(paragraph)) ? 'ol' : 'ul';
    const goesOn = list !== null && paragraph.previousElementSibling === list && list.localName === tag;
    if (!goesOn) {
      list = paragraph.ownerDocument.createElement(tag);
      paragraph.before(list);
    }
    const entry = paragraph.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    list?.append(entry);
    paragraph.remove();
  }
}

const ranks: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/**
 * Reduces markup from word processors, pages and emails to headings, paragraphs, lists and tables; changes it in place.
 */
function tidyMarkup(root: DocumentFragment): DocumentFragment {
  gatherWordLists(root);
  readStyles(root);
  for (const heading of root.querySelectorAll('h1, h5, h6')) rename(heading, ranks[heading.localName] ?? 'h2');
  for (const paragraph of root.querySelectorAll('p')) {
    const isEmpty = !paragraph.textContent?.trim() && !paragraph.querySelector('img');
    if (isEmpty && paragraph.parentNode?.childNodes.length !== 1) paragraph.remove();
  }
  for (const element of root.querySelectorAll('[style], [class]')) {
    element.removeAttribute('style');
    element.removeAttribute('class');
  }
  return root;
}

const tags =
  'h1 h2 h3 h4 h5 h6 p div br ul ol li strong b em i s del u a code pre blockquote hr img table thead tbody tr th td span';
const rules = {
  tags: tags.split(' '),
  // Styles and classes are read and then taken away: a word processor says by them what is bold and what a list.
  attributes: 'href src alt colspan rowspan style class'.split(' '),
} as const;

/** Markup from anywhere, also from a word processor, as the few elements that an article has. */
export const readArticle: ReadMarkup = (html) => tidyMarkup(sanitize(html, rules));
