import { forwardHead, quoteHeader } from '@atrium/contract/mail';

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

/** Elements in which mail programs put what they quote: Gmail, Yahoo, Proton, Apple, Thunderbird and their like. */
const containers =
  '.gmail_quote, .gmail_quote_container, .x_gmail_quote, .yahoo_quoted, .protonmail_quote, .zmail_extra, .tutanota_quote, blockquote[type="cite"]';

/** Elements after which everything is quoted: those of Outlook. */
const dividers =
  '#divRplyFwdMsg, #appendonsend, #mail-editor-reference-message-container, #OLK_SRC_BODY_SECTION, #reply-intro';

/** "On Friday, Ann wrote:", which Thunderbird puts before its quote. */
const prefix = '.moz-cite-prefix';

/** The whole chain may be in one element: a heading is short. */
const maxBlockLength = 2_000;

interface QuoteMark {
  start: Element;
  /** What holds the quote: words after it are an answer. Absent where all that follows is quoted. */
  container?: Element;
}

/** Mark of a mail program for the quoted part of an email; asked before classes are removed. */
export function startOfQuote(content: DocumentFragment): QuoteMark | undefined {
  const marked = content.querySelector(`${containers}, ${dividers}, ${prefix}`);
  const written = [...content.querySelectorAll('p, div')].find((element) => {
    const text = textOf(element);
    return text.length <= maxBlockLength && quoteHeader.test(text);
  });
  const isFirst = !written || (marked && marked.compareDocumentPosition(written) & Node.DOCUMENT_POSITION_FOLLOWING);
  if (!marked || !isFirst) return written && { start: written };
  if (marked.matches(dividers)) return { start: marked };
  const container = marked.matches(prefix) ? marked.nextElementSibling : marked;
  return container ? { start: marked, container } : undefined;
}

/** From an element to the end, with the elements around it that end there too; null where that hides own words. */
function cutFrom(content: DocumentFragment, { start, container }: QuoteMark): DocumentFragment | null {
  const [before, quote, after] = [0, 1, 2].map(() => content.ownerDocument.createRange());
  if (!before || !quote || !after) return null;
  before.setStart(content, 0);
  before.setEndBefore(start);
  const own = before.cloneContents();
  if ((textOf(own) === '' && !own.querySelector('img')) || forwardHead.test(textOf(start))) return null;
  after.setStartAfter(container ?? start);
  after.setEnd(content, content.childNodes.length);
  // Answers between the lines, or below them, are no quote.
  if (container && textOf(after.cloneContents()) !== '') return null;
  quote.setStartBefore(start);
  quote.setEnd(content, content.childNodes.length);
  return quote.extractContents();
}

/** Removes the quoted part of a message with own text; null if there is none. @param mark as mail programs mark it */
export function extractQuote(content: DocumentFragment, mark?: QuoteMark): DocumentFragment | null {
  if (mark && content.contains(mark.container ?? mark.start)) {
    const quote = cutFrom(content, mark);
    if (quote) return quote;
  }
  const [body] = content.children;
  const within = body?.localName === 'main' && content.childElementCount === 1 ? body : content;
  let last = within.lastChild;
  while (last && isEmpty(last)) last = last.previousSibling;
  if (!last || !('localName' in last) || !(last instanceof Element) || !isComposeQuote(last)) return null;
  const before = [...within.childNodes].slice(0, [...within.childNodes].indexOf(last));
  if (!before.some((node) => !isEmpty(node))) return null;
  const quote = content.ownerDocument.createDocumentFragment();
  quote.append(last);
  return quote;
}
