import { Area, Bar, Cell, Line, type LineDrawShapeProps, useYAxisScale } from 'recharts';
import { BarSeries } from './BarSeries';
import { fillOf } from './Patterns';
import { colorOf, quietColor, type SeriesStyle } from './seriesStyles';

interface Props extends Pick<LineDrawShapeProps, 'points' | 'stroke' | 'strokeWidth' | 'strokeDasharray'> {
  /** Fill of the space under the line. */
  area?: { fill: string; fillOpacity: number };
}

/** The line of a series: the library's own lays out the page each time it is drawn, to measure how long it is. */
function LineSeries({ points = [], area, stroke, strokeWidth, strokeDasharray }: Props) {
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

export interface CourseSeries {
  label: string;
  data: readonly number[];
  /** `dashed`: what the others are compared with. */
  kind: 'area' | 'line' | 'bar' | 'dashed';
  look?: SeriesStyle;
  /** Its bars are in the neutral tone of what is beside what matters, whatever the look. */
  isQuiet?: boolean;
}

interface Place {
  /** Of the chart's patterns. */
  id: string;
  /** Index of the series. */
  at: number;
  categories: readonly string[];
  paleFrom: string | undefined;
  accentFrom: string | undefined;
  isStacked: boolean;
  isLying: boolean;
  /** No other bars are beside, on or under it. */
  isAlone: boolean;
}

/** Lines of the same chart are distinguished without colour too. */
const dashes = ['', '6 3', '2 3', '8 3 2 3', '1 4'];

/** A series as the chart library takes it. */
export function renderSeries({ label, kind, look = 'plain', isQuiet = false }: CourseSeries, place: Place) {
  const { id, at, categories, paleFrom, accentFrom, isStacked, isLying, isAlone } = place;
  const common = { name: label, dataKey: `s${at}`, isAnimationActive: false };
  const fill = isQuiet ? quietColor : fillOf(id, look);
  const stack = isStacked ? { stackId: 'all' } : {};
  const line = { type: 'linear' as const, dot: false };
  // The library draws a dot in place of a path through one point.
  const hasPath = categories.length > 1;
  if (kind === 'bar' && isAlone && hasPath && paleFrom === undefined)
    return (
      <Line
        key={label}
        {...common}
        {...line}
        stroke="none"
        shape={
          <BarSeries fill={fill} accentAt={accentFrom === undefined ? undefined : categories.indexOf(accentFrom)} />
        }
        activeDot={false}
      />
    );
  if (kind === 'bar')
    return (
      <Bar key={label} {...common} {...stack} fill={fill} radius={[3, 3, 0, 0]} maxBarSize={18}>
        {paleFrom !== undefined &&
          categories.map((category) => <Cell key={category} fillOpacity={category < paleFrom ? 1 : 0.45} />)}
      </Bar>
    );
  if (kind === 'dashed')
    return (
      <Line
        key={label}
        {...common}
        {...line}
        stroke="var(--control)"
        strokeWidth={1.5}
        strokeDasharray="3 3"
        shape={<LineSeries />}
      />
    );
  const stroke = { stroke: colorOf[look], strokeWidth: 1.75, strokeDasharray: dashes[at] ?? '' };
  const area = {
    fill: look === 'plain' ? 'var(--accent-soft)' : colorOf[look],
    fillOpacity: look === 'plain' ? 0.7 : 0.2,
  };
  if (kind === 'area' && (isStacked || isLying))
    return <Area key={label} {...common} {...line} {...stack} {...stroke} {...area} />;
  return (
    <Line key={label} {...common} {...line} {...stroke} shape={<LineSeries {...(kind === 'area' && { area })} />} />
  );
}
