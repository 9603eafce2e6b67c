import type { CanvasType } from './drawPicture';
import { maxPictureBytes } from './readPicture';
import { shrinkToBlob } from './shrinkPicture';

/** Applications that say how often a GIF is repeated. */
const loops: readonly string[] = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** End of the chain of blocks that begins here: each states its length, an empty one is the last (GIF89a, §15). */
function endOfBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let size = bytes[at]; size; size = bytes[at]) at += size + 1;
  return at + 1;
}

const tableSize = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/**
 * Reads a GIF whose pictures follow each other, since drawing it again would leave one of them alone (GIF89a, §§17–26).
 * @returns what is drawn of it, without comments and the data of applications; null where it is none, or has one picture
 */
export function readMovingGif(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (!/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return null;
  let at = 13 + tableSize(bytes[10]);
  const kept = [bytes.subarray(0, at)];
  let pictures = 0;
  while (at < bytes.length && bytes[at] !== 0x3b) {
    const start = at;
    const isPicture = bytes[at] === 0x2c;
    if (!isPicture && bytes[at] !== 0x21) break;
    const label = bytes[at + 1];
    at = endOfBlocks(bytes, isPicture ? at + 11 + tableSize(bytes[at + 9]) : at + 2);
    if (isPicture) pictures += 1;
    const isData = label === 0xfe || (label === 0xff && !loops.includes(textAt(bytes, start + 3, 11)));
    if (isPicture || !isData) kept.push(bytes.subarray(start, at));
  }
  return pictures > 1 ? joined([...kept, new Uint8Array([0x3b])]) : null;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Bytes of a picture in a text, which is stored with it: a photo at 1,920 pixels, and one that moves, which cannot be made smaller. */
const maxBytes = 300_000;
const maxMovingBytes = 750_000;

/** Why a file cannot be a picture of a text; with the limit in bytes, where it is one. */
export class PictureError extends Error {
  readonly reason: 'unreadable' | 'tooLarge' | 'movingTooLarge';
  readonly limit: number;

  constructor(reason: PictureError['reason'], limit = 0) {
    super(reason);
    this.reason = reason;
    this.limit = limit;
  }
}

const endings: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' };

/**
 * A picture as a text takes it: 1,920 pixels at most, turned as its EXIF data asks, and without that data.
 * @throws {PictureError} where it cannot be one
 */
export async function pictureForText(file: File, type: CanvasType): Promise<File> {
  if (file.size > maxPictureBytes) throw new PictureError('tooLarge', maxPictureBytes);
  const moving = file.type === 'image/gif' ? readMovingGif(new Uint8Array(await file.arrayBuffer())) : null;
  if (moving && moving.length > maxMovingBytes) throw new PictureError('movingTooLarge', maxMovingBytes);
  if (moving) return new File([moving], file.name, { type: file.type });
  try {
    const { blob } = await shrinkToBlob(file, { maxSide: 1920, maxBytes, type });
    const name = file.name.replace(/\.[^.]*$/, '');
    return new File([blob], `${name}.${endings[blob.type]}`, { type: blob.type });
  } catch {
    throw new PictureError('unreadable');
  }
}
