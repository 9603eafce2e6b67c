const least = 64;

/** Widths after the border between two neighbours was moved towards the end by some pixels; none gets too narrow. */
export function moveBorder(
  widths: Readonly<Record<string, number>>,
  [before, after]: readonly [string, string],
  by: number,
): Record<string, number> {
  const [first = least, second = least] = [widths[before], widths[after]];
  const moved = Math.round(Math.max(Math.min(least, first) - first, Math.min(by, second - Math.min(least, second))));
  return { ...widths, [before]: first + moved, [after]: second - moved };
}
