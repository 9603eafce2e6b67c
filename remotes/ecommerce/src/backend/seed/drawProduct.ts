import { circle, line, type Palette, path, pickTone, rect, svg, tones } from 'mock/demo';
import type { ProductCategory } from '../../api/schemas';

/** Each draws a thing of its category; `step` makes neighbours differ. */
const things: Record<ProductCategory, (palette: Palette, step: number) => string> = {
  Cameras: ({ strong, mid, soft }, step) =>
    rect(90, 110, 220, 140, strong, 18) +
    rect(120 + step * 40, 90, 60, 30, strong, 8) +
    circle(200, 180, 52, mid) +
    circle(200, 180, 34, soft) +
    circle(212, 168, 8, '#fff') +
    rect(268, 126, 24, 14, soft, 4),
  Audio: ({ strong, mid }, step) =>
    step % 2 === 0
      ? rect(160, 70, 80, 130, strong, 40) +
        line('M130 160v20a70 70 0 0 0 140 0v-20M200 250v40M160 296h80', mid, 12) +
        line('M180 100h40M180 125h40M180 150h40', mid, 6)
      : line('M110 210v-20a90 90 0 0 1 180 0v20', strong, 16) +
        rect(90, 200, 48, 84, mid, 20) +
        rect(262, 200, 48, 84, mid, 20),
  Lighting: ({ strong, mid, soft }, step) =>
    rect(110, 80, 180, 120 + step * 10, strong, 14) +
    rect(124, 94, 152, 92 + step * 10, soft, 8) +
    line('M200 210v60M150 300l50-40 50 40', mid, 12),
  Computers: ({ strong, mid, soft }, step) =>
    rect(90, 90, 220, 140, strong, 12) +
    rect(104, 104, 192, 112, soft, 6) +
    (step % 2 === 0 ? rect(60, 244, 280, 18, mid, 9) : rect(180, 230, 40, 40, mid) + rect(140, 268, 120, 14, mid, 7)) +
    line('M124 130h90M124 154h130M124 178h60', mid, 8),
  Tablets: ({ strong, mid, soft }, step) =>
    rect(120, 70, 160, 230, strong, 18) +
    rect(134, 88, 132, 194, soft, 8) +
    line(`M156 ${220 - step * 10}c30-80 60 40 90-60`, mid, 8) +
    rect(292, 110, 10, 130, mid, 5),
  Storage: ({ strong, mid, soft }, step) =>
    rect(110, 120, 180, 140, strong, 20) +
    rect(130, 140, 140, 60, mid, 10) +
    circle(150, 230, 8, soft) +
    circle(180 + step * 20, 230, 8, soft),
  Furniture: ({ strong, mid }, step) =>
    step % 2 === 0
      ? rect(80, 150, 240, 22, strong, 6) + rect(100, 172, 16, 110, mid, 4) + rect(284, 172, 16, 110, mid, 4)
      : rect(140, 90, 120, 110, mid, 24) +
        rect(120, 180, 160, 50, strong, 16) +
        line('M140 230l-14 56M260 230l14 56', strong, 12),
  Books: ({ strong, mid, soft }, step) =>
    rect(120, 80, 160, 220, strong, 8) +
    rect(120, 80, 22, 220, mid, 8) +
    rect(166, 120 + step * 10, 90, 12, soft, 6) +
    rect(166, 146 + step * 10, 60, 12, soft, 6) +
    path('M226 80h30v60l-15-14-15 14z', soft),
  Stationery: ({ strong, mid, soft }, step) =>
    step % 2 === 0
      ? rect(120, 110, 160, 170, mid, 8) +
        rect(140, 90, 160, 170, strong, 8) +
        line('M166 130h100M166 160h100M166 190h60', soft, 8)
      : line('M130 280L250 120', strong, 26) + line('M170 290L290 130', mid, 26) + path('M112 304l8-38 24 18z', soft),
  Accessories: ({ strong, mid }, step) =>
    line('M200 130l-70 160M200 130l70 160M200 130v150', strong, 14) + rect(160, 90 - step * 5, 80, 44, mid, 12),
};

/** The picture of a product on its shop card. */
export function drawProduct(category: ProductCategory, index: number): string {
  const palette = tones[pickTone(index)];
  return svg(400, 360, rect(0, 0, 400, 360, palette.soft), things[category](withInk(palette), index % 3));
}

/** On its own soft ground a soft detail would not show. */
const withInk = (palette: Palette): Palette => ({ ...palette, soft: '#ffffff' });
