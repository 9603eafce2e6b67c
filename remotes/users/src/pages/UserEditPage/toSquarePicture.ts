const side = 256;
const mostBytes = 5 * 1024 * 1024;

/** Why a file cannot be somebody's picture. */
export class PictureError extends Error {
  readonly reason: 'tooLarge' | 'noPicture';

  constructor(reason: PictureError['reason']) {
    super(reason);
    this.name = 'PictureError';
    this.reason = reason;
  }
}

/**
 * Cuts the middle out of a picture and makes it as small as an avatar is drawn.
 * @returns a data URL
 * @throws PictureError when the file is larger than 5 MB or no picture that the browser can read
 */
export async function toSquarePicture(file: File): Promise<string> {
  if (file.size > mostBytes) throw new PictureError('tooLarge');
  const picture = await createImageBitmap(file).catch(() => {
    throw new PictureError('noPicture');
  });
  const cut = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas
    .getContext('2d')
    ?.drawImage(picture, (picture.width - cut) / 2, (picture.height - cut) / 2, cut, cut, 0, 0, side, side);
  picture.close();
  return canvas.toDataURL('image/webp', 0.85);
}
