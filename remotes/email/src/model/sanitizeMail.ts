import { sanitize } from '@atrium/ui/sanitize';
import { takeQuote } from './foldQuote';
import { removeHidden } from './hiddenParts';
import { hushedMail } from './hushedMail';
import { cutMail, flattenDepths } from './mailLimits';
import { keepSafeSizes, secureAnchor, secureLink, securePicture } from './mailParts';
import { isOwnColour, keepSafeStyle } from './mailStyle';

export interface SafeMail {
  /** Markup that runs nothing, and loads nothing that was not asked for. */
  html: string;
  /** The quote at its end, where it says something before that; else ''. */
  quote: string;
  /** Count of remote pictures that were left out. */
  blockedPictures: number;
  /** It sets colours of its own, which need the light ground that they were chosen for. */
  hasOwnColours: boolean;
  /** The markup behind the place where a message was cut, which is drawn by nobody; '' for nearly all. */
  rest: string;
}

const tags =
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s samp section small span strike strong sub sup table tbody td tfoot th thead time tr tt u ul var wbr';
const attributes =
  'align alt bgcolor border cellpadding cellspacing class color colspan dir face headers height hidden href hspace id lang name nowrap reversed rowspan scope size span src start style title type valign vspace width';

const rules = { tags: tags.split(' '), attributes: attributes.split(' '), isStrict: true };

interface CleanMail extends Omit<SafeMail, 'html' | 'quote'> {
  /** Of a document that nobody sees, so that nothing in it is loaded. */
  content: DocumentFragment;
}

/**
 * Makes the HTML of a mail harmless. It is hostile until then: scripts, forms, styles that load, addresses that are not
 * the web's, and pictures from elsewhere (unless shown) all go.
 */
export function sanitizeMail(html: string, options: { showPictures: boolean }): SafeMail {
  const { content, ...rest } = cleanMail(html, options);
  const quote = takeQuote(content);
  return { html: toHtml(content), quote: quote ? toHtml(quote) : '', ...rest };
}

/** The same, as nodes. */
export function cleanMail(html: string, { showPictures }: { showPictures: boolean }): CleanMail {
  const { html: shown, rest } = cutMail(html);
  // Behind a line break no frames take the body's place, and none is left without a body.
  const content = sanitize(`<br>${hushedMail(shown)}`, rules);
  content.firstChild?.remove();
  removeHidden(content, shown);
  flattenDepths(content);
  let blockedPictures = 0;
  let hasOwnColours = false;
  for (const element of content.querySelectorAll('*')) {
    // Style sheets have been read by it, and nothing else needs it.
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

/** Nodes as markup. */
export function toHtml(content: DocumentFragment): string {
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  holder.append(content);
  return holder.innerHTML;
}
