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

/** Links open in a new tab without access to this page, and show their target. */
export function secureLink(link: Element): void {
  const href = link.getAttribute('href')?.trim() ?? '';
  if (href.startsWith('#')) {
    // The frame's URL is not the email's: the page scrolls to the anchor.
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

/** @returns false for a blocked remote picture */
export function securePicture(picture: Element, showPictures: boolean): boolean {
  const source = picture.getAttribute('src') ?? '';
  picture.setAttribute('referrerpolicy', 'no-referrer');
  picture.setAttribute('loading', 'lazy');
  if (inlinePicture.test(source)) return true;
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
