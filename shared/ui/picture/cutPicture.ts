/** What is kept of a picture, in its own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

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
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * area.height) / area.width);
  canvas.getContext('2d')?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.85);
}
