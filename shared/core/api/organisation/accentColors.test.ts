import { contrast, toLight } from '@atrium/contract/values';
import { accentColors, contrastOfWhite, readableAccent } from './accentColors';

const between = (one: string, other: string) => contrast(toLight(one), toLight(other));

test.each(['#4f46d8', '#000080', '#b00020', '#006644', '#000000', '#7a1fa2'])(
  'of %s, words and controls can be read in both themes (WCAG 2.2, 1.4.3 and 1.4.11)',
  (color) => {
    expect(readableAccent(color)).toBe(color);
    const { light, dark } = accentColors(color);
    expect(between(light.accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(between(dark.accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(between(dark.accent, '#18181b')).toBeGreaterThanOrEqual(3);
    for (const ground of ['#ffffff', '#ebebee', light.soft])
      expect(between(light.ink, ground)).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['#18181b', '#2a2a2f', dark.soft])
      expect(between(dark.ink, ground)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(['#ffcc00', '#ffffff', '#8fd3ff', '#ff6600'])(
  'for %s there is a darker one that carries white words',
  (color) => {
    expect(contrastOfWhite(color)).toBeLessThan(4.5);
    expect(contrastOfWhite(readableAccent(color))).toBeGreaterThanOrEqual(4.5);
  },
);
