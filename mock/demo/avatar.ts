import { circle, path, pickTone, rect, svg, tones } from '.';

const skins = ['#f3d3bd', '#c98d66', '#8a5a3c', '#e4b48f', '#5f3c28'];
const hairs = ['#2b2420', '#6b3f22', '#b5803f', '#8d8d92', '#3a2b4f'];

const hairCuts = [
  (fill: string) => path('M22 50a26 26 0 0 1 52 0c0-3-8-14-26-14s-26 11-26 14z', fill),
  (fill: string) => path('M20 66V46a28 28 0 0 1 56 0v20c-5-8-5-20-7-26-12 2-30 2-42-2-2 8-2 20-7 28z', fill),
  (fill: string) => circle(48, 20, 11, fill) + path('M23 48a25 25 0 0 1 50 0c-6-9-44-9-50 0z', fill),
  (fill: string) => path('M21 52c-2-22 10-34 27-34s30 10 27 34c-2-6-3-12-8-16-9 4-24 3-34-2-6 3-9 10-12 18z', fill),
];

export function drawAvatar(index: number): string {
  const tone = tones[pickTone(index)];
  const skin = skins[(index * 3) % skins.length] ?? '';
  const hair = hairs[(index * 2) % hairs.length] ?? '';
  const cut = hairCuts[index % hairCuts.length];
  return svg(
    96,
    96,
    rect(0, 0, 96, 96, tone.soft),
    path('M10 96c2-20 18-28 38-28s36 8 38 28z', tone.strong),
    rect(40, 58, 16, 18, skin, 8),
    circle(48, 48, 22, skin),
    cut?.(hair) ?? '',
    circle(40, 50, 2.4, '#2b2420'),
    circle(56, 50, 2.4, '#2b2420'),
    path('M41 58c4 4 10 4 14 0z', '#9b3f3f'),
  );
}
