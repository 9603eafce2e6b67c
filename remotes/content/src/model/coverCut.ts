/** Where a cover is cut out of a picture: the middle of what is shown, from 0 to 1, and how much it is enlarged. */
export interface CoverCut {
  x: number;
  y: number;
  zoom: number;
}

/** Width by height of every cover. */
export const coverRatio = 2;

export const wholeCover: CoverCut = { x: 0.5, y: 0.5, zoom: 1 };

interface Size {
  width: number;
  height: number;
}

/** The part of a picture that a cut shows, in its pixels. */
export function cutOf(picture: Size, { x, y, zoom }: CoverCut): Size & { left: number; top: number } {
  const widest = Math.min(picture.width, picture.height * coverRatio);
  const width = widest / zoom;
  const height = width / coverRatio;
  return { width, height, left: (picture.width - width) * x, top: (picture.height - height) * y };
}
