import { isMonth } from './buckets';
import { type DayRange, earlierOf, firstOfMonth, lastOfMonth, laterOf } from './day';
import { type Period, writePeriod } from './period';
import type { Segment } from './segment';

export interface RecordFilter {
  counts?: 'orders' | 'revenue';
  channel?: string;
  status?: string;
  category?: string;
  customer?: string;
  q?: string;
}

const recordsAddress = (period: Period, rest: Record<string, string>): string => {
  const { key, range, comparison } = period;
  const search = writePeriod(new URLSearchParams(rest), {
    comparison,
    ...(key === 'own' ? { range } : { key }),
  }).toString();
  return search ? `/dashboard/records?${search}` : '/dashboard/records';
};

/** Where the sales of a period are listed that a number counts. */
export const salesPath = (period: Period, filter: RecordFilter = {}): string => recordsAddress(period, { ...filter });

/** Where the sales are listed that count as orders. */
export const ordersPath = (period: Period): string => salesPath(period, { counts: 'orders' });

/** Where the sales are listed that earned something. */
export const revenuePath = (period: Period): string => salesPath(period, { counts: 'revenue' });

/** Where the orders are listed that came to a good end. */
export const finishedPath = (period: Period): string => salesPath(period, { status: 'Finished' });

/** Where every number of a period is listed by day. */
export const daysPath = (period: Period): string => recordsAddress(period, { view: 'days' });

/** Where the visits of a segment are listed by day, beside all of them. */
export const segmentPath = (period: Period, segment: Segment): string =>
  recordsAddress(period, { view: 'days', segment });

const addressOf = { orders: ordersPath, revenue: revenuePath, days: daysPath };

export type RecordKind = keyof typeof addressOf;

export const recordsPath = (period: Period, kind: RecordKind): string => addressOf[kind](period);

/** Where the records are listed of one place of an axis: of a day, or of the days of a month that a span has. */
export function placePath(place: string, span: DayRange, kind: RecordKind): string {
  const first = firstOfMonth(`${place}-01`.slice(0, 10));
  const range = isMonth(place)
    ? { from: laterOf(first, span.from), to: earlierOf(lastOfMonth(first), span.to) }
    : { from: place, to: place };
  return recordsPath({ key: 'own', range, comparison: 'before', before: null }, kind);
}
