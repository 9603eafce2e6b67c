import { sanitize } from '@atrium/ui/sanitize';
import { linkAddresses } from './mailLinks';
import { addressMark, keepLayoutRole, keepSafeSizes, secureAnchor, secureLink, securePicture } from './mailParts';
import { extractQuote, startOfQuote } from './mailQuote';
import { isOwnColour } from './mailStyle';
import { styleMail } from './styleMail';
import { htmlOfTextMail, isTextMail } from './textMail';

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
export function flattenDepths(content: DocumentFragment): void {
  const level: { element: Element; depth: number }[] = [...content.children].map((element) => ({ element, depth: 1 }));
  for (let next = level.pop(); next; next = level.pop()) {
    const { element, depth } = next;
    if (depth >= deepest && element.childElementCount > 0) element.replaceChildren(element.textContent ?? '');
    else for (const child of element.children) level.push({ element: child, depth: depth + 1 });
  }
}

const tag = /<[^<>]*>/g;
const handler = /([\s/"']|\p{Cc})on(?=[a-z])/giu;
const silentTag = /^<(\/?)(?:style|script|xml)(?=[\s/>])/i;
// A fragment has no body: its colours and font stay with a part in its place.
const bodyTag = /^<(\/?)body(?=[\s/>])/i;
// DOMPurify drops the address of a scheme that it does not know: a link's own rules decide (`secureLink`).
const linkTag = /^<a\s/i;
const otherAddress = /\shref(\s{0,9}=\s{0,9}["']?)\s{0,9}(?=(?!(?:https?|mailto|tel):)[a-z][a-z\d+.-]{1,40}:)/i;
const baseTag = /^<(?=base[\s/>])/i;

/**
 * Renames markup that the page's policy would check while the sanitiser parses it, with console errors: handlers,
 * scripts, style sheets and bases. The script's substitute holds raw text and ends no paragraph. What Office keeps for
 * itself is silent too, and the body becomes a part that stays. This makes nothing harmless: the sanitiser does.
 */
export const hushedMail = (html: string): string =>
  html.replace(tag, (text) =>
    (linkTag.test(text) ? text.replace(otherAddress, ` title$1${addressMark}`) : text)
      .replace(handler, '$1no-on')
      .replace(silentTag, '<$1noembed')
      .replace(bodyTag, '<$1main')
      .replace(baseTag, '<no-'),
  );

export interface SafeMail {
  /** Markup that runs nothing, and loads only what was requested. */
  html: string;
  /** Trailing quote, if there is own text before it; else ''. */
  quote: string;
  blockedPictures: number;
  /** It sets colours, which need a light background. */
  hasOwnColours: boolean;
  /** A part of its look was left out, which the original styles have. */
  isReduced: boolean;
  /** Truncated markup, which is not rendered; '' for nearly all messages. */
  rest: string;
  /** The sender's own style sheets, where their styles are shown. */
  sheet?: string;
}

const tags =
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s samp section small span strike strong sub sup table tbody td tfoot th thead time tr tt u ul var wbr';
const attributes =
  'align alt background bgcolor border cellpadding cellspacing class color colspan dir face headers height hidden href hspace id lang name nowrap reversed role rowspan scope size span src start style text title type valign vspace width';

export const mailRules = { tags: tags.split(' '), attributes: attributes.split(' '), isStrict: true };

interface CleanMail extends Omit<SafeMail, 'html' | 'quote'> {
  /** In an inert document, so that nothing loads. */
  content: DocumentFragment;
  /** Trailing quote; null if there is none. */
  quote: DocumentFragment | null;
}

interface CleanOptions {
  showPictures: boolean;
}

/**
 * Sanitises the HTML of an email. It is hostile until then: scripts, forms, loading styles, non-web URLs and remote
 * pictures (unless shown) are removed. Emails of text get the markup of their lines.
 */
export function sanitizeMail(html: string, options: CleanOptions): SafeMail {
  const { content, quote, ...rest } = readMail(html, options, true);
  return { html: toHtml(content), quote: quote ? toHtml(quote) : '', ...rest };
}

/** The same as one content, quote included. */
export const cleanMail = (html: string, options: CleanOptions): Omit<CleanMail, 'quote'> =>
  readMail(html, options, false);

function readMail(html: string, { showPictures }: CleanOptions, divides: boolean): CleanMail {
  const { html: shown, rest } = cutMail(html);
  const markup = isTextMail(shown) ? htmlOfTextMail(shown) : shown;
  // With a leading line break, a frameset cannot replace the body.
  const content = sanitize(`<br>${hushedMail(markup)}`, mailRules);
  content.firstChild?.remove();
  const isReduced = styleMail(content, markup);
  const mark = divides ? startOfQuote(content) : undefined;
  flattenDepths(content);
  let blockedPictures = 0;
  let hasOwnColours = false;
  for (const element of content.querySelectorAll('*')) {
    // Style sheets have been read by now.
    for (const name of ['class', 'text', 'background']) element.removeAttribute(name);
    keepSafeSizes(element);
    keepLayoutRole(element);
    secureAnchor(element);
    hasOwnColours ||= isOwnColour(element);
    if (element.localName === 'a') secureLink(element);
    else element.removeAttribute('href');
    if (element.localName !== 'img') element.removeAttribute('src');
    else if (!securePicture(element, showPictures)) blockedPictures += 1;
  }
  // A draft stays as it was written.
  if (divides) linkAddresses(content);
  // Without a style of its own, the body says nothing.
  const body = [...content.children].find(({ localName }) => localName === 'main');
  if (body?.attributes.length === 0) body.replaceWith(...body.childNodes);
  const quote = divides ? extractQuote(content, mark) : null;
  return { content, quote, blockedPictures, hasOwnColours, isReduced, rest };
}

export function toHtml(content: DocumentFragment): string {
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  holder.append(content);
  return holder.innerHTML;
}
