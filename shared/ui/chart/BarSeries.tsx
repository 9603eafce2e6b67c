import { type LineDrawShapeProps, usePlotArea, useYAxisScale } from 'recharts';
import { barPath } from './barPath';
import { colorOf } from './seriesStyles';

const widest = 18;
/** Of the room of a place. */
const share = 0.8;

interface Props extends Pick<LineDrawShapeProps, 'points' | 'fill'> {
  /** From this one on they are in the accent. */
  accentAt?: number | undefined;
}

/** The bars of a series as one path: the library makes several components of each bar, and each of them again for other numbers. */
export function BarSeries({ points = [], fill, accentAt = points.length }: Props) {
  const area = usePlotArea();
  const base = useYAxisScale()?.(0);
  if (!area || base === undefined) return null;
  const width = Math.min(widest, (area.width / points.length) * share);
  const pathOf = (some: typeof points) => {
    const ends = some.flatMap(({ x, y }) => (x === null || y === null ? [] : [{ x, y }]));
    return barPath(ends, { base, width });
  };
  return (
    <>
      <path d={pathOf(points.slice(0, accentAt))} fill={fill} />
      {accentAt < points.length && <path d={pathOf(points.slice(accentAt))} fill={colorOf.plain} />}
    </>
  );
}
