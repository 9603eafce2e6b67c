import { cutText } from '@atrium/contract/text';

/** Prefix for anchors of a message, so that they cannot clash with names of this page or of the browser. */
const mark = 'at-';

const nameOfPlace = (name: string): string => (name.startsWith(mark) ? name : `${mark}${name}`);

/** A percent sign without an escape stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Prefixes anchors that a link of the email targets; other names are removed. */
export function secureAnchor(element: Element): void {
  const name = element.getAttribute('id') ?? (element.localName === 'a' ? element.getAttribute('name') : null);
  element.removeAttribute('name');
  if (name?.trim()) element.setAttribute('id', nameOfPlace(name.trim()));
  else element.removeAttribute('id');
}

const sizes = 'border cellpadding cellspacing colspan height hspace rowspan size span start vspace width'.split(' ');

/** Layouts need at most four digits; a height of millions would extend the page. */
const fitSize = /^[+-]?\d{1,4}(?:\.\d+)?(?:px|%)?$/;

export function keepSafeSizes(element: Element): void {
  for (const name of sizes) {
    const value = element.getAttribute(name);
    if (value !== null && !fitSize.test(value.trim())) element.removeAttribute(name);
  }
}

/** Emails say of tables that they are no data but a layout; no other role is the sender's to give. */
export function keepLayoutRole(element: Element): void {
  const role = element.getAttribute('role');
  if (role !== null && !(element.localName === 'table' && /^(?:presentation|none)$/i.test(role.trim())))
    element.removeAttribute('role');
}

const followed = ['http:', 'https:', 'mailto:', 'tel:'];

/** Schemes whose addresses run or show something of this page or machine: they are not even named. */
const unnamed =
  /^(?:javascript|vbscript|livescript|data|file|blob|about|filesystem|view-source|chrome|resource|jar|mhtml|res)$/i;

/** Endings of files, which a name with a dot may have as well as a host. */
const fileName =
  /\.(?:html?|php\d?|aspx?|jsp|cgi|pdf|png|jpe?g|gif|webp|svg|css|js|json|xml|txt|md|csv|zip|docx?|xlsx?|pptx?|ics|vcf)$/i;

/** Address with the scheme that its writer left out: of a host or a mail address. */
function withScheme(href: string): string {
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(href)) return href;
  const [host = ''] = href.split(/[/?#]/);
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(host)) return `mailto:${href}`;
  const isHost = /^(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,24}(?::\d{1,5})?$/u.test(host);
  const isWeb = isHost && (/^www\./i.test(host) || !fileName.test(host));
  return isWeb ? `https://${href}` : href;
}

const maxHint = 80;

/** What an address was that is not followed here, behind the words of its link. */
function nameAddress(link: Element, href: string): void {
  const [, scheme = ''] = /^\s*([a-z][a-z\d+.-]*):/i.exec(href) ?? [];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: hostile addresses hide their scheme with them
  const isKnown = scheme !== '' && !unnamed.test(scheme) && !/[\s\u0000-\u001f<>"]/.test(href);
  if (!isKnown || link.textContent?.includes(href)) return;
  const hint = link.ownerDocument.createElement('small');
  hint.textContent = ` (${href.length > maxHint ? `${cutText(href, maxHint)}…` : href})`;
  link.append(hint);
}

/** Before an address that is kept in a title until its link is secured; see `hushedMail`. */
export const addressMark = 'at-href:';

/** Address of a link, wherever it is kept. */
function takeAddress(link: Element): string {
  const title = link.getAttribute('title') ?? '';
  if (!title.startsWith(addressMark)) return link.getAttribute('href')?.trim() ?? '';
  link.removeAttribute('title');
  return title.slice(addressMark.length).trim();
}

/**
 * Links open in a new tab without access to this page, and show their target.
 * @param keepsPlaces anchors of the message keep their names
 */
export function secureLink(link: Element, { keepsPlaces = false } = {}): void {
  const href = takeAddress(link);
  if (href.startsWith('#')) {
    if (keepsPlaces) return;
    // The frame's URL is not the email's: the page scrolls to the anchor.
    link.setAttribute('href', `#${nameOfPlace(decode(href.slice(1)))}`);
    return;
  }
  const target = webAddress(withScheme(href), followed);
  if (!target) {
    link.removeAttribute('href');
    nameAddress(link, href);
    return;
  }
  link.setAttribute('href', target);
  link.setAttribute('title', target);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer nofollow');
}

const inlinePicture = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp);base64,[a-z0-9+/=\s]*$/i;

/** A picture that is stored here: nobody but this server hears of it. */
const storedPicture = /^\/files\/[0-9a-f]{64}\/image\/(?:png|jpe?g|gif|webp|avif|bmp)\?[\w.-]+$/;

/** @returns false for a blocked remote picture */
export function securePicture(picture: Element, showPictures: boolean): boolean {
  const source = picture.getAttribute('src') ?? '';
  picture.setAttribute('referrerpolicy', 'no-referrer');
  picture.setAttribute('loading', 'lazy');
  if (inlinePicture.test(source) || storedPicture.test(source)) return true;
  const remote = webAddress(source, ['http:', 'https:']);
  if (remote && showPictures) {
    // The page's policy admits encrypted URLs only.
    picture.setAttribute('src', remote.replace(/^http:/, 'https:'));
    return true;
  }
  picture.removeAttribute('src');
  return remote === null;
}

/** Normalised absolute URL with an allowed scheme; null otherwise, relative ones included. */
function webAddress(value: string, schemes: readonly string[]): string | null {
  const address = value.trim().startsWith('//') ? `https:${value.trim()}` : value.trim();
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return schemes.includes(protocol) ? href : null;
}
