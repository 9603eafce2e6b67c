/** Prefix of the anchors in a message, so that none has a name of this page or of the browser. */
const mark = 'at-';

const nameOfPlace = (name: string): string => (name.startsWith(mark) ? name : `${mark}${name}`);

/** A percent sign that begins no character is one. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A place that a link of the same mail leads to; of other names nothing is left. */
export function secureAnchor(element: Element): void {
  const name = element.getAttribute('id') ?? (element.localName === 'a' ? element.getAttribute('name') : null);
  element.removeAttribute('name');
  if (name?.trim()) element.setAttribute('id', nameOfPlace(name.trim()));
  else element.removeAttribute('id');
}

const sizes = 'border cellpadding cellspacing colspan height hspace rowspan size span start vspace width'.split(' ');

/** No layout needs more than four digits; a height of millions would be the page's. */
const fitSize = /^[+-]?\d{1,4}(?:\.\d+)?(?:px|%)?$/;

export function keepSafeSizes(element: Element): void {
  for (const name of sizes) {
    const value = element.getAttribute(name);
    if (value !== null && !fitSize.test(value.trim())) element.removeAttribute(name);
  }
}

/** A link opens in a tab of its own that knows nothing of this page, and shows where it leads. */
export function secureLink(link: Element): void {
  const href = link.getAttribute('href')?.trim() ?? '';
  if (href.startsWith('#')) {
    // The frame's own address is not the email's: the page leads to the place.
    link.setAttribute('href', `#${nameOfPlace(decode(href.slice(1)))}`);
    return;
  }
  const target = webAddress(href, ['http:', 'https:', 'mailto:', 'tel:']);
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
export function securePicture(picture: Element, showPictures: boolean): boolean {
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
