import { type LineDrawShapeProps, usePlotArea, useYAxisScale } from 'recharts';
import { colorOf } from './seriesStyles';

/** The end of a bar: the middle of its upper edge, or of its lower one where it falls. */
interface BarEnd {
  x: number;
  y: number;
}

interface BarStyle {
  /** Baseline of the bars. */
  base: number;
  width: number;
}

const roundest = 3;

function barOutline({ x, y }: BarEnd, { base, width }: BarStyle): string {
  const height = Math.abs(base - y);
  const radius = Math.min(roundest, width / 2, height);
  // Down to the base from a bar that rises, up to it from one that falls.
  const way = y <= base ? 1 : -1;
  return [
    `M${x - width / 2} ${base}v${way * (radius - height)}`,
    `q0 ${-way * radius} ${radius} ${-way * radius}`,
    `h${width - 2 * radius}`,
    `q${radius} 0 ${radius} ${way * radius}`,
    `V${base}z`,
  ].join('');
}

/** All bars of a series as the one path that they are drawn by. */
export const barPath = (ends: readonly BarEnd[], look: BarStyle): string =>
  ends.map((end) => barOutline(end, look)).join('');

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
