/** Cropped area of a picture, in its own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Size = Pick<PictureArea, 'width' | 'height'>;

/** Encoding of a picture; one with transparency is never a JPEG. */
export type CanvasType = 'image/webp' | 'image/jpeg';

/**
 * Draws a part of a picture in a size of its own: nothing else of its file comes along.
 * @returns a function that encodes it, since one drawing may have to be tried in more than one quality (from 0 to 1)
 */
export function drawPicture(source: CanvasImageSource, area: PictureArea, { width, height }: Size) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, width, height);
  const isOpaque = !hasTransparency(canvas);
  return async (type: CanvasType, quality: number): Promise<Blob> => {
    const asked = !isOpaque && type === 'image/jpeg' ? 'image/png' : type;
    const blob = await encode(canvas, asked, quality);
    // A browser that cannot write WebP answers with a PNG, which is large for a photo.
    return blob.type === asked || !isOpaque ? blob : encode(canvas, 'image/jpeg', quality);
  };
}

/** Encoded beside the page's own work, which `toDataURL()` would hold up. */
const encode = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))), type, quality);
  });

const sample = 64;

/** Looked for in a small copy: a transparent place that is lost in it is none that anybody sees. */
function hasTransparency(picture: HTMLCanvasElement): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = sample;
  canvas.height = sample;
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, sample, sample);
  const pixels = context?.getImageData(0, 0, sample, sample).data ?? [];
  return pixels.some((value, index) => index % 4 === 3 && value < 255);
}
