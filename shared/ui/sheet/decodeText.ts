import { SheetFileError } from './sheetFileError';

/** Encodings of the web's platform (WHATWG Encoding Standard) that a person may name for a file that does not say its own. */
export const namedEncodings = [
  'utf-8',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'ibm866',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
  'macintosh',
] as const;

export type NamedEncoding = (typeof namedEncodings)[number];
type Encoding = NamedEncoding | 'utf-16le' | 'utf-16be';

/** The marks with which a file says what it is. */
const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Signs that no text has: what a file with them holds is something else. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const noText = /[\0-\x08\x0E-\x19\x1C-\x1F\x80-\x9F]/;

/** Windows-1252 characters in place of those from U+0080 on; positions that it leaves free stay. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const cr = 13;
const lf = 10;

/** So much of a file tells how it is written. */
const sampleBytes = 4_096;

/** The text; null where the bytes are not of this encoding. */
function decode(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The row, from 1, in which bytes are not what they should be. */
function brokenRow(bytes: Uint8Array, encoding: Encoding): number {
  const [before = ''] = new TextDecoder(encoding).decode(bytes).split('\uFFFD', 1);
  return before.split(/\r\n|\r|\n/).length;
}

/** A text in UTF-16 without a mark: every other byte of much of it is 0, and ends of lines or cells are where they belong. */
function decodeUnmarked16(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, sampleBytes);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.min(even, odd) > 0 || Math.max(even, odd) * 20 < sample.length) return null;
  const text = decode(bytes, odd > 0 ? 'utf-16le' : 'utf-16be');
  return text !== null && /[,;\t|\r\n]/.test(text) && !noText.test(text) ? text : null;
}

/** UTF-8 that breaks off within its last sign. */
function isCutOff(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return /[^\0-\x7F]/.test(text);
  } catch {
    return false;
  }
}

/** Lines that end with CR alone: so writes "CSV (Macintosh)", and nothing else that is in use. */
const isOfMac = (bytes: Uint8Array): boolean => bytes.includes(cr) && !bytes.includes(lf) && !bytes.includes(0);

/** @throws SheetFileError where the bytes are not of that encoding */
function decodeAs(bytes: Uint8Array, encoding: Encoding): string {
  const text = decode(bytes, encoding);
  if (text === null) throw new SheetFileError('broken', brokenRow(bytes, encoding));
  return text;
}

/**
 * The text of a file: in the encoding that a person has named, or as its mark says, or else in UTF-16 where that is clear, in
 * UTF-8 where it is valid, in Mac Roman where lines end with CR alone, and otherwise in Windows-1252, which spreadsheets call
 * ANSI.
 * @throws SheetFileError where it is none of these: its bytes are not what its mark says, or they are no text
 */
export function decodeText(bytes: Uint8Array, named?: NamedEncoding): string {
  if (named) return decodeAs(bytes, named);
  const [marked] = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  if (marked) return decodeAs(bytes, marked);
  const hasZeros = bytes.subarray(0, sampleBytes).includes(0);
  const text = hasZeros ? decodeUnmarked16(bytes) : decode(bytes, 'utf-8');
  if (text !== null) return text;
  if (!hasZeros && isCutOff(bytes)) throw new SheetFileError('broken', brokenRow(bytes, 'utf-8'));
  const mac = isOfMac(bytes) && decode(bytes, 'macintosh');
  if (mac && !noText.test(mac)) return mac;
  // Not every engine tells Windows-1252 from Latin-1: these signs are put in their place here.
  const old = (decode(bytes, 'windows-1252') ?? '').replace(
    /[\x80-\x9F]/g,
    (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign,
  );
  const place = old.search(noText);
  if (place >= 0) throw new SheetFileError('broken', old.slice(0, place).split(/\r\n|\r|\n/).length);
  return old;
}
