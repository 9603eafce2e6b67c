import { getNiceTickValues } from 'recharts';
import type { CourseSeries } from './renderSeries';

/** Maximum number of ticks, and the number for a low chart. */
const maxTicks = 5;
const fewTicks = 3;

/** Sums of each place, single or stacked: above zero, and below. */
function extremesOf(series: readonly CourseSeries[], isStacked: boolean): [number, number] {
  const stacked = isStacked ? series.filter(({ kind }) => kind !== 'dashed' && kind !== 'line') : [];
  const places = stacked[0]?.data.map((_, place) => stacked.map(({ data }) => data[place] ?? 0)) ?? [];
  const sums = places.flatMap((values) => [
    values.reduce((sum, value) => sum + Math.min(0, value), 0),
    values.reduce((sum, value) => sum + Math.max(0, value), 0),
  ]);
  const values = [0, ...sums, ...series.flatMap(({ data }) => data)];
  return [Math.min(...values), Math.max(...values)];
}

/** The values that the axis of some series writes, from the lowest to the highest; zero is among what they span. */
export function valueTicks(series: readonly CourseSeries[], isStacked = false, isLow = false): number[] {
  const hasParts = series.some(({ data }) => data.some((value) => !Number.isInteger(value)));
  const [lowest, highest] = extremesOf(series, isStacked);
  const top = highest > lowest ? highest : lowest + 1;
  const ticks = getNiceTickValues([lowest, top], isLow ? fewTicks : maxTicks, hasParts, 'snap125');
  // There are always so many; those beyond what is drawn would only take room from it.
  return ticks.filter((tick, at) => (ticks[at - 1] ?? tick - 1) < top && (ticks[at + 1] ?? tick + 1) > lowest);
}
