import { type LineDrawShapeProps, usePlotArea, useYAxisScale } from 'recharts';
import { barPath } from './barPath';

const widest = 18;
/** Of the room of a place. */
const share = 0.8;

/** The bars of a series as one path: the library makes several components of each bar, and each of them again for other numbers. */
export function BarSeries({ points = [], fill }: Pick<LineDrawShapeProps, 'points' | 'fill'>) {
  const area = usePlotArea();
  const base = useYAxisScale()?.(0);
  if (!area || base === undefined) return null;
  const width = Math.min(widest, (area.width / points.length) * share);
  const ends = points.flatMap(({ x, y }) => (x === null || y === null ? [] : [{ x, y }]));
  return <path d={barPath(ends, { base, width })} fill={fill} />;
}
