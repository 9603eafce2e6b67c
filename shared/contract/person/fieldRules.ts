/** Longest texts of a person, in characters. */
export const personLimits = { name: 100, email: 254, company: 100, country: 60, bio: 1000, link: 300 };

/** 2 to 40 letters, digits, dots, dashes and underscores. */
export const isUsername = (text: string): boolean =>
  /^[\p{L}\p{N}._-][\p{L}\p{M}\p{N}._-]{1,39}$/u.test(text.trim().normalize('NFKC'));

/** Behind a number that several share (RFC 3966, `;ext=`). */
const extension = /[\s;,]{0,4}(?:ext(?:ension|[.=])?|x|#)\s{0,4}\d{1,8}$/i;

/** Empty, or a phone number with 5 to 15 digits (ITU-T E.164), and an extension. */
export function isPhone(text: string): boolean {
  const written = text.trim().normalize('NFKC');
  if (written === '') return true;
  const number = written.replace(extension, '');
  const digits = number.replace(/\D/g, '').length;
  return /^\+?[\d\s().\-/\u2010-\u2015]+$/.test(number) && digits >= 5 && digits <= 15;
}

/** Empty, or a web address. */
export function isWebAddress(text: string): boolean {
  if (text.trim() === '') return true;
  if (!/^https?:\/\/[^\s/]/i.test(text.trim())) return false;
  try {
    return /^(?:[^.]+\.)+[^.]+$/.test(new URL(text.trim()).hostname);
  } catch {
    return false;
  }
}

const firstBirthday = '1900-01-01';

/** Between 1900 and today. */
export const isBirthday = (day: string, today: string): boolean => day >= firstBirthday && day <= today;

/** In characters: some 350 kB of a picture, many times what a square of 256 pixels needs. */
const maxDataUrl = 500_000;
const pictureData = /^data:image\/(?:png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/|webp;base64,UklGR)[A-Za-z0-9+/]*={0,2}$/;
/** A path of the product: what begins with two slashes, or a backslash, leads elsewhere. */
const productPath = /^\/(?![/\\])[^\s\\"'<>]{0,500}$/;

/** An address that a person's picture may have: a small PNG, JPEG or WebP picture itself, or a place of this product. */
export const isPictureAddress = (text: string): boolean =>
  productPath.test(text) || (text.length <= maxDataUrl && pictureData.test(text));
