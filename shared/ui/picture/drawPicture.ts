/** What is kept of a picture, in its own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Draws a part of a picture in a size of its own: nothing else of its file comes along.
 * @param quality of what comes out, from 0 to 1
 * @returns a data URL of type image/webp
 */
export function drawPicture(
  source: CanvasImageSource,
  area: PictureArea,
  { width, height }: Pick<PictureArea, 'width' | 'height'>,
  quality: number,
): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return canvas.toDataURL('image/webp', quality);
}
