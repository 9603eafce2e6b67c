import { drawPicture } from './drawPicture';

/** The longer side, in pixels. */
const longest = 1280;
/** What a call takes beside other words, in characters. */
const most = 1_000_000;

/** A picture as it is sent: a data URL of type image/webp, and its size in pixels. */
export interface SmallPicture {
  url: string;
  width: number;
  height: number;
}

/**
 * Makes a picture small enough to send by drawing it again: nothing else in the file, such as a location, is sent.
 * @throws where the browser can read no picture in the file
 */
export async function shrinkPicture(file: File): Promise<SmallPicture> {
  const source = await createImageBitmap(file);
  try {
    for (let side = longest; ; side /= 2) {
      const picture = draw(source, Math.min(1, side / Math.max(source.width, source.height)));
      if (picture.url.length <= most) return picture;
    }
  } finally {
    source.close();
  }
}

function draw(source: ImageBitmap, scale: number): SmallPicture {
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const whole = { x: 0, y: 0, width: source.width, height: source.height };
  return { url: drawPicture(source, whole, { width, height }, 0.82), width, height };
}
