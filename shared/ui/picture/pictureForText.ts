import type { DrawnType } from './drawPicture';
import { readMovingGif } from './movingPicture';
import { maxPictureBytes } from './readPicture';
import { shrinkToBlob } from './shrinkPicture';

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
export async function pictureForText(file: File, type: DrawnType): Promise<File> {
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
