/** A file as text: `data:image/png;base64,…`. */
const head = String.raw`data:([\w.+-]+\/[\w.+-]+)?(?:;[\w=.+-]+)*;base64,`;
const whole = new RegExp(`^${head}([A-Za-z0-9+/]*={0,2})$`);
/** In markup, as an attribute. Shorter ones may be examples in what somebody writes. */
const within = new RegExp(String.raw`(=\s{0,8}["'])${head}([A-Za-z0-9+/]{200,}={0,2})(?=["'])`, 'g');

export const fallbackType = 'application/octet-stream';

export interface TextFile {
  type: string;
  base64: string;
}

export const mayHoldDataUrl = (text: string): boolean => text.includes(';base64,');

/** Media types are compared in lower case; of what is none, nothing is known. */
const toType = (type = ''): string =>
  /^[a-z0-9][\w.+-]{0,63}\/[a-z0-9][\w.+-]{0,126}$/i.test(type) ? type.toLowerCase() : fallbackType;

export function readDataUrl(text: string): TextFile | null {
  const found = whole.exec(text);
  return found && { type: toType(found[1]), base64: found[2] ?? '' };
}

/** A text with something else in place of the files in it: of the text as a whole, or of attributes of its markup. */
export function replaceDataUrls(text: string, toText: (file: TextFile) => string): string {
  if (!mayHoldDataUrl(text)) return text;
  const file = readDataUrl(text);
  if (file) return toText(file);
  return text.replace(
    within,
    (_whole, start: string, type: string | undefined, base64: string) => start + toText({ type: toType(type), base64 }),
  );
}

export const fromBase64 = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Characters that one call of `fromCharCode` takes. */
const piece = 0x8000;

export function toDataUrl(type: string, bytes: Uint8Array): string {
  let letters = '';
  for (let start = 0; start < bytes.length; start += piece)
    letters += String.fromCharCode(...bytes.subarray(start, start + piece));
  return `data:${type};base64,${btoa(letters)}`;
}
