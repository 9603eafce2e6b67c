import { type LineDrawShapeProps, useYAxisScale } from 'recharts';

interface Props extends Pick<LineDrawShapeProps, 'points' | 'stroke' | 'strokeWidth' | 'strokeDasharray'> {
  /** Fill of the space under the line. */
  area?: { fill: string; fillOpacity: number };
}

/** The line of a series: the library's own lays out the page each time it is drawn, to measure how long it is. */
export function LineSeries({ points = [], area, stroke, strokeWidth, strokeDasharray }: Props) {
  const base = useYAxisScale()?.(0);
  const ends = points.map(({ x, y }) => (x === null || y === null ? null : { x, y }));
  return (
    <>
      {area && base !== undefined && <path d={areaPath(ends, base)} {...area} />}
      <path d={linePath(ends)} fill="none" {...{ stroke, strokeWidth, strokeDasharray }} />
    </>
  );
}

/** Points of a line; null where the series has no value. */
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

/** Area between that line and zero. */
export const areaPath = (ends: readonly LineEnd[], base: number): string =>
  runsOf(ends)
    .map((run) => `M${run[0]?.x} ${base}L${through(run)}V${base}z`)
    .join('');
