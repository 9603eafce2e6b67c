import { sanitize } from '@atrium/ui/sanitize';
import { removeHidden } from './hiddenParts';
import { keepSafeSizes, secureAnchor, secureLink, securePicture } from './mailParts';
import { isOwnColour, keepSafeStyle } from './mailStyle';

/** Render limits of one message. The largest newsletters have about 3,000 elements. */
export const limits = { characters: 1_000_000, tags: 15_000 };

/** Maximum nesting; nested tables reach less than half of it. */
const deepest = 200;

interface CutMail {
  html: string;
  /** Truncated markup; '' if everything is rendered. */
  rest: string;
}

/** Start of a tag, or of an inline picture, which is long but cheap to render. */
const marks = /<|data:image\/[a-z]+;base64,[a-z0-9+/=]+/gi;

/** Truncates a message whose rendering would block the page. The cut is before a tag, unless there is none. */
export function cutMail(html: string): CutMail {
  let tags = 0;
  let lastTag = 0;
  let pictures = 0;
  for (const { 0: mark, index } of html.matchAll(marks)) {
    const isTag = mark === '<';
    if (isTag) {
      tags += 1;
      lastTag = index;
    } else pictures += mark.length;
    if (tags > limits.tags || index - pictures > limits.characters) return cutAt(html, lastTag);
  }
  const end = limits.characters + pictures;
  return html.length > end ? cutAt(html, end) : { html, rest: '' };
}

const cutAt = (html: string, place: number): CutMail => ({ html: html.slice(0, place), rest: html.slice(place) });

/** Replaces elements that are nested too deeply by their text. */
function flattenDepths(content: DocumentFragment): void {
  const level: { element: Element; depth: number }[] = [...content.children].map((element) => ({ element, depth: 1 }));
  for (let next = level.pop(); next; next = level.pop()) {
    const { element, depth } = next;
    if (depth >= deepest && element.childElementCount > 0) element.replaceChildren(element.textContent ?? '');
    else for (const child of element.children) level.push({ element: child, depth: depth + 1 });
  }
}

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

const tag = /<[^<>]*>/g;
const handler = /([\s/"']|\p{Cc})on(?=[a-z])/giu;
const silentTag = /^<(\/?)(?:style|script)(?=[\s/>])/i;
const baseTag = /^<(?=base[\s/>])/i;

/**
 * Renames markup that the page's policy would check while the sanitiser parses it, with console errors: handlers,
 * scripts, style sheets and bases. The script's substitute holds raw text and ends no paragraph. This makes nothing
 * harmless: the sanitiser does.
 */
export const hushedMail = (html: string): string =>
  html.replace(tag, (text) =>
    text.replace(handler, '$1no-on').replace(silentTag, '<$1noembed').replace(baseTag, '<no-'),
  );

export interface SafeMail {
  /** Markup that runs nothing, and loads only what was requested. */
  html: string;
  /** Trailing quote, if there is own text before it; else ''. */
  quote: string;
  blockedPictures: number;
  /** It sets colours, which need a light background. */
  hasOwnColours: boolean;
  /** Truncated markup, which is not rendered; '' for nearly all messages. */
  rest: string;
}

const tags =
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s samp section small span strike strong sub sup table tbody td tfoot th thead time tr tt u ul var wbr';
const attributes =
  'align alt bgcolor border cellpadding cellspacing class color colspan dir face headers height hidden href hspace id lang name nowrap reversed rowspan scope size span src start style title type valign vspace width';

const rules = { tags: tags.split(' '), attributes: attributes.split(' '), isStrict: true };

interface CleanMail extends Omit<SafeMail, 'html' | 'quote'> {
  /** In an inert document, so that nothing loads. */
  content: DocumentFragment;
}

/**
 * Sanitises the HTML of an email. It is hostile until then: scripts, forms, loading styles, non-web URLs and remote
 * pictures (unless shown) are removed.
 */
export function sanitizeMail(html: string, options: { showPictures: boolean }): SafeMail {
  const { content, ...rest } = cleanMail(html, options);
  const quote = extractQuote(content);
  return { html: toHtml(content), quote: quote ? toHtml(quote) : '', ...rest };
}

export function cleanMail(html: string, { showPictures }: { showPictures: boolean }): CleanMail {
  const { html: shown, rest } = cutMail(html);
  // With a leading line break, a frameset cannot replace the body.
  const content = sanitize(`<br>${hushedMail(shown)}`, rules);
  content.firstChild?.remove();
  removeHidden(content, shown);
  flattenDepths(content);
  let blockedPictures = 0;
  let hasOwnColours = false;
  for (const element of content.querySelectorAll('*')) {
    // Style sheets have been read by now.
    element.removeAttribute('class');
    keepSafeStyle(element);
    keepSafeSizes(element);
    secureAnchor(element);
    hasOwnColours ||= isOwnColour(element);
    if (element.localName === 'a') secureLink(element);
    else element.removeAttribute('href');
    if (element.localName !== 'img') element.removeAttribute('src');
    else if (!securePicture(element, showPictures)) blockedPictures += 1;
  }
  return { content, blockedPictures, hasOwnColours, rest };
}

export function toHtml(content: DocumentFragment): string {
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  holder.append(content);
  return holder.innerHTML;
}
