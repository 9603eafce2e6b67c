import purifier from 'dompurify';
import { isOwnColour, keepSafeStyle } from './mailStyle';

export interface SafeMail {
  /** Markup that runs nothing, and loads nothing that was not asked for. */
  html: string;
  /** How many pictures from elsewhere were left out. */
  blockedPictures: number;
  /** It sets colours of its own, which need the light ground that they were chosen for. */
  hasOwnColours: boolean;
}

const tags =
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s samp section small span strike strong sub sup table tbody td tfoot th thead time tr tt u ul var wbr';
const attributes =
  'align alt bgcolor border cellpadding cellspacing color colspan dir face headers height href hspace lang nowrap reversed rowspan scope size span src start style title type valign vspace width';

const rules = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const;

interface CleanMail extends Omit<SafeMail, 'html'> {
  /** Of a document that nobody sees, so that nothing in it is loaded. */
  content: DocumentFragment;
}

/**
 * Makes the HTML of a mail harmless. It is hostile until then: scripts, forms, styles that load, addresses that are not
 * the web's, and pictures from elsewhere (unless shown) all go.
 */
export function sanitizeMail(html: string, options: { showPictures: boolean }): SafeMail {
  const { content, ...rest } = cleanMail(html, options);
  return { html: toHtml(content), ...rest };
}

/** The same, as nodes. */
export function cleanMail(html: string, { showPictures }: { showPictures: boolean }): CleanMail {
  const content = purifier.sanitize(html, rules);
  let blockedPictures = 0;
  let hasOwnColours = false;
  for (const element of content.querySelectorAll('*')) {
    keepSafeStyle(element);
    hasOwnColours ||= isOwnColour(element);
    if (element.localName === 'a') secureLink(element);
    else element.removeAttribute('href');
    if (element.localName !== 'img') element.removeAttribute('src');
    else if (!securePicture(element, showPictures)) blockedPictures += 1;
  }
  return { content, blockedPictures, hasOwnColours };
}

/** Nodes as markup. */
export function toHtml(content: DocumentFragment): string {
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  holder.append(content);
  return holder.innerHTML;
}

/** A link opens in a tab of its own that knows nothing of this page, and shows where it leads. */
function secureLink(link: Element): void {
  const target = webAddress(link.getAttribute('href') ?? '', ['http:', 'https:', 'mailto:', 'tel:']);
  if (!target) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', target);
  link.setAttribute('title', target);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer nofollow');
}

const inlinePicture = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp);base64,[a-z0-9+/=\s]*$/i;

/** @returns false when the picture is from elsewhere and stays out */
function securePicture(picture: Element, showPictures: boolean): boolean {
  const source = picture.getAttribute('src') ?? '';
  picture.setAttribute('referrerpolicy', 'no-referrer');
  picture.setAttribute('loading', 'lazy');
  if (inlinePicture.test(source)) return true;
  const remote = webAddress(source, ['http:', 'https:']);
  if (remote && showPictures) {
    // The page's own policy lets in nothing that is not encrypted.
    picture.setAttribute('src', remote.replace(/^http:/, 'https:'));
    return true;
  }
  picture.removeAttribute('src');
  return remote === null;
}

/** An absolute address of one of these schemes, in its plain form; null for everything else, relative ones included. */
function webAddress(value: string, schemes: readonly string[]): string | null {
  const address = value.trim().startsWith('//') ? `https:${value.trim()}` : value.trim();
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return schemes.includes(protocol) ? href : null;
}
