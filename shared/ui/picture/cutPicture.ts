import { drawPicture, type PictureArea } from './drawPicture';

/**
 * Draws a part of a picture on its own.
 * @param content the picture as a data URL
 * @param width of what comes out, in pixels; its height follows from the area
 * @returns a data URL of type image/webp
 */
export async function cutPicture(content: string, area: PictureArea, width: number): Promise<string> {
  const image = new Image();
  image.src = content;
  await image.decode();
  return drawPicture(image, area, { width, height: Math.round((width * area.height) / area.width) }, 0.85);
}
