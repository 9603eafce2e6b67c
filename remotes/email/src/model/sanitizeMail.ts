import { sanitize } from '@atrium/ui/sanitize';
import { extractQuote } from './foldQuote';
import { removeHidden } from './hiddenParts';
import { hushedMail } from './hushedMail';
import { cutMail, flattenDepths } from './mailLimits';
import { keepSafeSizes, secureAnchor, secureLink, securePicture } from './mailParts';
import { isOwnColour, keepSafeStyle } from './mailStyle';

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
