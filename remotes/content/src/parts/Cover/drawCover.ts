import { type CoverCut, coverRatio, cutOf } from '../../model/coverCut';

const width = 1360;

/** Draws the part of a picture that is its cover. */
export function drawCover(canvas: HTMLCanvasElement, picture: ImageBitmap, cut: CoverCut): void {
  canvas.width = width;
  canvas.height = width / coverRatio;
  const { left, top, width: cutWidth, height } = cutOf(picture, cut);
  canvas.getContext('2d')?.drawImage(picture, left, top, cutWidth, height, 0, 0, canvas.width, canvas.height);
}
