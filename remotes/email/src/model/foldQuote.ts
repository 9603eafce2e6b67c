const isQuote = (element: Element) => element.localName === 'blockquote';

/** Maximum length of the line above a quote: "Ann wrote on Friday:". */
const maxHeaderLength = 300;

const textOf = (node: Node | null) => node?.textContent?.trim() ?? '';

function isComposeQuote(element: Element): boolean {
  if (isQuote(element)) return true;
  const last = element.lastElementChild;
  if (!last || !isComposeQuote(last)) return false;
  return textOf(element).length - textOf(last).length <= maxHeaderLength;
}

const isEmpty = (node: Node) =>
  textOf(node) === '' && !(node instanceof Element && (node.localName === 'img' || node.querySelector('img, hr')));

/** Removes the trailing quote of a message with own text; null if there is none. */
export function extractQuote(content: DocumentFragment): DocumentFragment | null {
  let last = content.lastChild;
  while (last && isEmpty(last)) last = last.previousSibling;
  if (!last || !('localName' in last) || !(last instanceof Element) || !isComposeQuote(last)) return null;
  const before = [...content.childNodes].slice(0, [...content.childNodes].indexOf(last));
  if (!before.some((node) => !isEmpty(node))) return null;
  const quote = content.ownerDocument.createDocumentFragment();
  quote.append(last);
  return quote;
}
