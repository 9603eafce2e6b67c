/** @jest-environment node */
import { contrast, dot, type Light, luminance, toLight } from '@atrium/contract/values';
import { type Mode, tokens } from '../theme/tokens';
import { drawings } from './Patterns';
import { colorOf, type SeriesStyle, seriesStyles } from './seriesStyles';

/** Simulated colour blindness: Machado, Oliveira and Fernandes 2009, severity 1, over linear RGB. */
const sights: Record<string, readonly Light[]> = {
  'all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const through = (matrix: readonly Light[], color: Light): Light => {
  const [r = 0, g = 0, b = 0] = matrix.map((row) => Math.min(1, Math.max(0, dot(row, color))));
  return [r, g, b];
};

/** CIE Lab under D65. */
function toLab(color: Light): Light {
  const f = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : (value * 24389) / 27 / 116 + 16 / 116);
  const x = f(dot([0.4124564, 0.3575761, 0.1804375], color) / 0.95047);
  const y = f(luminance(color));
  const z = f(dot([0.0193339, 0.119192, 0.9503041], color) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIE 1976: about 2.3 can just be seen. */
function difference(one: Light, other: Light): number {
  const [a, b] = [toLab(one), toLab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const modes: Mode[] = ['light', 'dark'];
const colorIn = (mode: Mode, look: SeriesStyle): Light => {
  const value = Object.entries(tokens[mode]).find(([name]) => colorOf[look] === `var(--${name})`)?.[1] ?? '';
  return toLight(value);
};

describe.each(modes)('the seriesStyles of charts: %s', (mode) => {
  const sheet = toLight(tokens[mode].sheet);

  test.each(seriesStyles)('%s can be seen on a card, by all kinds of sight', (look) => {
    for (const sight of Object.values(sights))
      expect(contrast(through(sight, colorIn(mode, look)), through(sight, sheet))).toBeGreaterThanOrEqual(3);
  });

  const pairs = seriesStyles.flatMap((one, at) => seriesStyles.slice(at + 1).map((other) => [one, other] as const));
  test.each(Object.keys(sights))('each differs from each by its colour: %s', (name) => {
    const sight = sights[name] ?? [];
    const near = pairs
      .map(([one, other]) => ({
        pair: `${one} and ${other}`,
        by: difference(through(sight, colorIn(mode, one)), through(sight, colorIn(mode, other))),
      }))
      .filter(({ by }) => by < 10);
    expect(near).toEqual([]);
  });
});

test('each look has a pattern of its own, for those who see no colour at all', () => {
  expect(new Set(seriesStyles.map((look) => drawings[look])).size).toBe(seriesStyles.length);
});
