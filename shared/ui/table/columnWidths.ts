const minWidth = 64;

/** Widths after the border between two neighbours was moved towards the end by some pixels; none gets too narrow. */
export function moveBorder(
  widths: Readonly<Record<string, number>>,
  [before, after]: readonly [string, string],
  by: number,
): Record<string, number> {
  const [first = minWidth, second = minWidth] = [widths[before], widths[after]];
  const moved = Math.round(
    Math.max(Math.min(minWidth, first) - first, Math.min(by, second - Math.min(minWidth, second))),
  );
  return { ...widths, [before]: first + moved, [after]: second - moved };
}
