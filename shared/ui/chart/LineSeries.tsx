import { type LineDrawShapeProps, useYAxisScale } from 'recharts';
import { areaPath, linePath } from './linePath';

interface Props extends Pick<LineDrawShapeProps, 'points' | 'stroke' | 'strokeWidth' | 'strokeDasharray'> {
  /** What the room under the line is filled with. */
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
