/** How many tones there are above none. */
const levels = 5;

/** The tone of a value among others whose largest is `most`: 0 for nothing, up to 5. */
export function heatLevel(value: number, most: number): number {
  if (value <= 0 || most <= 0) return 0;
  return Math.min(levels, Math.ceil((value / most) * levels));
}
