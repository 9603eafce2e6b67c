import { readFile } from '../File/readFile';
import { drawPicture, type PictureArea } from './drawPicture';

/**
 * Draws a part of a picture on its own.
 * @param content the picture as a data URL
 * @param width of what comes out, in pixels; its height follows from the area
 * @returns a data URL of type image/webp, where the browser can write it
 */
export async function cutPicture(content: string, area: PictureArea, width: number): Promise<string> {
  const image = new Image();
  image.src = content;
  await image.decode();
  const encode = drawPicture(image, area, { width, height: Math.round((width * area.height) / area.width) });
  return readFile(await encode('image/webp', 0.85));
}
