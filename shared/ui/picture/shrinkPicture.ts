import { readFile } from '../File/FilePicker';
import { type CanvasType, drawPicture } from './drawPicture';

/** A picture as it is sent: a data URL of type image/webp, and its size in pixels. */
export interface SmallPicture {
  url: string;
  /** The same as bytes. */
  blob: Blob;
  width: number;
  height: number;
}

interface PictureBudget {
  /** The longer side, in pixels. */
  maxSide: number;
  /** In bytes. */
  maxBytes: number;
  type: CanvasType;
}

/** Base64 of as many bytes is below the million characters that calls take for a picture. */
const budgetOfCalls: PictureBudget = { maxSide: 1280, maxBytes: 745_000, type: 'image/webp' };
const qualities = [0.82, 0.65];

/**
 * Makes a picture small enough to send by drawing it again: nothing else in the file, such as a location, is sent.
 * @throws where the browser can read no picture in the file
 */
export async function shrinkPicture(file: File): Promise<SmallPicture> {
  const { blob, width, height } = await shrinkToBlob(file, budgetOfCalls);
  return { url: await readFile(blob), blob, width, height };
}

/**
 * Draws a picture again, in the direction that its EXIF data asks for, until it is within the budget.
 * @throws where the browser can read no picture in the file
 */
export async function shrinkToBlob(file: Blob, { maxSide, maxBytes, type }: PictureBudget) {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const whole = { x: 0, y: 0, width: source.width, height: source.height };
  try {
    for (let side = maxSide; ; side *= 0.7) {
      const scale = Math.min(1, side / Math.max(source.width, source.height));
      const size = {
        width: Math.max(1, Math.round(source.width * scale)),
        height: Math.max(1, Math.round(source.height * scale)),
      };
      const encode = drawPicture(source, whole, size);
      for (const quality of qualities) {
        const blob = await encode(type, quality);
        if (blob.size <= maxBytes || side < 16) return { blob, ...size };
        // No quality makes a PNG smaller.
        if (blob.type === 'image/png') break;
      }
    }
  } finally {
    source.close();
  }
}
