import { circle, line, type Palette, path, pickTone, rect, svg, type Tone, tones } from '@atrium/mock/demo';

const ground = (fill: string, height: number) =>
  path(`M0 ${360 - height}c120-40 240 30 360-6s160-20 280 4v${height + 60}H0z`, fill);

const sceneries = [
  // A harbour in the morning.
  ({ mid, strong }: Palette) =>
    circle(470, 120, 46, mid) +
    ground(mid, 90) +
    path('M150 270h150l-24 40H176z', strong) +
    line('M225 270V130l60 110h-60', strong, 8),
  // An arch with a street behind it.
  ({ mid, strong }: Palette) =>
    path('M180 360V190a140 140 0 0 1 280 0v170h-60V200a80 80 0 0 0-160 0v160z', strong) +
    circle(320, 210, 30, mid) +
    ground(mid, 40),
  // Bread, and steam above it.
  ({ mid, strong }: Palette) =>
    path('M150 270c0-80 80-110 170-110s170 30 170 110c0 26-20 36-40 36H190c-20 0-40-10-40-36z', strong) +
    line('M240 200l20 50M310 190l20 56M380 200l20 50', mid, 10) +
    line('M260 130c-12-20 12-30 0-52M330 120c-12-20 12-30 0-52', mid, 8),
  // A desk with a lamp.
  ({ mid, strong }: Palette) =>
    rect(100, 280, 440, 16, strong, 6) +
    line('M420 280l-40-90 60-60', strong, 10) +
    path('M420 110l60-20 24 60-64 6z', mid) +
    rect(180, 210, 120, 70, mid, 6),
  // Houses on a hill.
  ({ mid, strong }: Palette) =>
    ground(mid, 120) +
    rect(150, 180, 80, 110, strong, 4) +
    path('M140 184l50-50 50 50z', mid) +
    rect(280, 150, 90, 140, strong, 4) +
    path('M268 154l57-56 57 56z', mid) +
    rect(420, 200, 80, 90, strong, 4),
  // A night train.
  ({ mid, strong }: Palette) =>
    rect(80, 170, 480, 110, strong, 30) +
    [120, 200, 280, 360, 440].map((x) => rect(x, 195, 54, 40, mid, 8)).join('') +
    rect(40, 290, 560, 8, mid, 4) +
    circle(500, 90, 26, mid),
  // A forest.
  ({ mid, strong }: Palette) =>
    [120, 220, 330, 430, 520]
      .map((x, index) => path(`M${x} ${110 + index * 12}l56 170h-112z`, index % 2 ? mid : strong))
      .join('') + ground(mid, 50),
  // Sound going out from a tower.
  ({ mid, strong }: Palette) =>
    path('M290 330l20-190h20l20 190z', strong) +
    circle(320, 120, 26, mid) +
    line('M230 180a120 120 0 0 1 0-120M410 180a120 120 0 0 0 0-120', strong, 10) +
    ground(mid, 40),
  // A stack of papers.
  ({ mid, strong }: Palette) =>
    rect(210, 100, 220, 220, mid, 10) +
    rect(190, 80, 220, 220, strong, 10) +
    line('M220 130h160M220 165h160M220 200h110', '#ffffff', 10),
];

export function drawScene(index: number): string {
  const palette = tones[pickTone(index * 2 + Math.floor(index / 7))];
  const scenery = sceneries[index % sceneries.length];
  return svg(640, 360, rect(0, 0, 640, 360, palette.soft), scenery?.(palette) ?? '');
}

const houses = [
  { x: 120, width: 70, height: 74 },
  { x: 214, width: 90, height: 108 },
  { x: 330, width: 64, height: 60 },
  { x: 520, width: 80, height: 90 },
  { x: 622, width: 60, height: 66 },
  { x: 860, width: 96, height: 112 },
  { x: 984, width: 72, height: 82 },
  { x: 1084, width: 84, height: 58 },
];

export function drawCover(tone: Tone): string {
  const { soft, mid, strong } = tones[tone];
  const hill = path('M0 150c220-50 420 20 660-16s420-10 620 6v60H0z', mid);
  const street = houses.map(({ x, width, height }) => {
    const top = 176 - height;
    const roof = path(`M${x - 10} ${top + 4}l${width / 2 + 10} -34 ${width / 2 + 10} 34z`, mid);
    return rect(x, top, width, height, strong, 4) + roof + rect(x + width / 2 - 9, 176 - 28, 18, 28, soft, 3);
  });
  return svg(1280, 200, rect(0, 0, 1280, 200, soft) + circle(760, 56, 26, mid) + hill + street.join(''));
}
