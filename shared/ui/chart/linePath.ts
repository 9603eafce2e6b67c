/** Where a line goes through; null where the series has no value. */
type LineEnd = { x: number; y: number } | null;

/** The parts of a line between its gaps. */
function runsOf(ends: readonly LineEnd[]): { x: number; y: number }[][] {
  const runs: { x: number; y: number }[][] = [[]];
  for (const end of ends) {
    if (end) runs.at(-1)?.push(end);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length > 0);
}

const through = (run: readonly { x: number; y: number }[]): string => run.map(({ x, y }) => `${x} ${y}`).join('L');

/** A line through the values of a series. */
export const linePath = (ends: readonly LineEnd[]): string =>
  runsOf(ends)
    .map((run) => `M${through(run)}`)
    .join('');

/** What is between that line and the place of zero. */
export const areaPath = (ends: readonly LineEnd[], base: number): string =>
  runsOf(ends)
    .map((run) => `M${run[0]?.x} ${base}L${through(run)}V${base}z`)
    .join('');
