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

export const salesPath = (period: Period, filter: RecordFilter = {}): string => recordsAddress(period, { ...filter });

export const ordersPath = (period: Period): string => salesPath(period, { counts: 'orders' });

export const revenuePath = (period: Period): string => salesPath(period, { counts: 'revenue' });

export const finishedPath = (period: Period): string => salesPath(period, { status: 'Finished' });

export const daysPath = (period: Period): string => recordsAddress(period, { view: 'days' });

export const segmentPath = (period: Period, segment: Segment): string =>
  recordsAddress(period, { view: 'days', segment });

const addressOf = { orders: ordersPath, revenue: revenuePath, days: daysPath };

export type RecordKind = keyof typeof addressOf;

export const recordsPath = (period: Period, kind: RecordKind): string => addressOf[kind](period);

/** Path of the records at one place of an axis: a day, or the days of a month within the span. */
export function placePath(place: string, span: DayRange, kind: RecordKind): string {
  const first = firstOfMonth(`${place}-01`.slice(0, 10));
  const range = isMonth(place)
    ? { from: laterOf(first, span.from), to: earlierOf(lastOfMonth(first), span.to) }
    : { from: place, to: place };
  return recordsPath({ key: 'own', range, comparison: 'before', before: null }, kind);
}
