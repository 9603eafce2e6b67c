import { circle, line, type Palette, path, rect } from '@atrium/mock/demo';

export { circle, line, type Palette, path, rect };

export const stuff = {
  ink: '#2f2f37',
  white: '#ffffff',
  paper: '#faf6ee',
  wood: '#dcb88f',
  grain: '#c29a6c',
  metal: '#d3d6dc',
  steel: '#9ba1ac',
  glass: '#dfe9f5',
} as const;

/** Draws a product in a colour on a 400 by 360 canvas. */
export type Drawing = (palette: Palette) => string;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const group = (transform: string, ...shapes: string[]): string =>
  `<g transform="${transform}">${shapes.join('')}</g>`;

export const shadow = (x: number, y: number, rx: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="12" fill="#1b1b1f" opacity=".12"/>`;

export const screen = (
  [x, y, width, height]: readonly [number, number, number, number],
  frame: string,
  fill: string,
): string => rect(x, y, width, height, frame, 12) + rect(x + 10, y + 10, width - 20, height - 20, fill, 5);

export const box = (
  [x, y, width, height]: readonly [number, number, number, number],
  depth: number,
  [front, side, top]: readonly [string, string, string],
): string =>
  path(`M${x} ${y}l${depth}-${depth / 2}h${width}l-${depth} ${depth / 2}z`, top) +
  path(`M${x + width} ${y}l${depth}-${depth / 2}v${height}l-${depth} ${depth / 2}z`, side) +
  rect(x, y, width, height, front, 3);

export const lens = (x: number, y: number, r: number, ring: string): string =>
  circle(x, y, r, stuff.ink) +
  circle(x, y, r * 0.8, ring) +
  circle(x, y, r * 0.6, stuff.ink) +
  circle(x, y, r * 0.4, '#5b6b8c') +
  circle(x - r * 0.15, y - r * 0.15, r * 0.12, stuff.white);

export const writing = (x: number, y: number, widths: readonly number[], ink: string): string =>
  line(widths.map((width, row) => `M${x} ${y + row * 20}h${width}`).join(''), ink, 5);
