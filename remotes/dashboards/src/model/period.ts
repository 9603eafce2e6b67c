import {
  type Day,
  type DayRange,
  earlierOf,
  firstOfMonth,
  isDay,
  lastOfMonth,
  laterOf,
  lengthOf,
  shiftDay,
  shiftMonth,
} from './day';
import { firstDay } from './level';

/** Value with comparison; null without one. */
interface Compared {
  value: number;
  before: number | null;
}

/** Percent change to one decimal; null if undefined. */
export const changeOf = ({ value, before }: Compared): number | null =>
  before === null || before === 0 ? null : Math.round(((value - before) / Math.abs(before)) * 1000) / 10;

/** Share in percent, to one decimal. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

export const periodKeys = ['days', 'month', 'year', 'own'] as const;
export type PeriodKey = (typeof periodKeys)[number];

export const comparisons = ['before', 'year', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

export interface Period {
  key: PeriodKey;
  range: DayRange;
  comparison: Comparison;
  /** Null without comparison. */
  before: DayRange | null;
  /** Present where the URL asks for another period than the one that is shown. */
  correction?: Correction;
}

/**
 * Part of the asked days has figures, none has, or the days cannot be read; `asked` in their order. Without figures or
 * days the period is the usual one.
 */
type Correction = { kind: 'cut' | 'outside'; asked: DayRange; since: Day } | { kind: 'unreadable' };

/** 28 days up to today, the month before this one, or twelve months including this one. */
export function rangeOf(key: Exclude<PeriodKey, 'own'>, today: Day): DayRange {
  if (key === 'days') return { from: shiftDay(today, -27), to: today };
  if (key === 'year') return { from: shiftMonth(firstOfMonth(today), -11), to: today };
  const from = shiftMonth(firstOfMonth(today), -1);
  return { from, to: lastOfMonth(from) };
}

/** Span before another: months before months, the same number of days before days. */
function rangeBefore(key: PeriodKey, range: DayRange): DayRange {
  const { from, to } = range;
  if (key === 'year') return shiftRange(range, -12);
  if (key === 'month') return { from: shiftMonth(from, -1), to: shiftDay(from, -1) };
  const length = lengthOf({ from, to });
  return { from: shiftDay(from, -length), to: shiftDay(from, -1) };
}

const shiftRange = ({ from, to }: DayRange, months: number): DayRange => ({
  from: shiftMonth(from, months),
  to: shiftMonth(to, months),
});

/** Null for none. */
export function compareRange(key: PeriodKey, range: DayRange, comparison: Comparison): DayRange | null {
  if (comparison === 'none') return null;
  return comparison === 'year' ? shiftRange(range, -12) : rangeBefore(key, range);
}

/** Own range from the URL; null if invalid. Reversed or out-of-range ends are corrected. */
export function readRange(from: string | null, to: string | null, last: Day): DayRange | null {
  if (!from || !to || !isDay(from) || !isDay(to)) return null;
  const [one, other] = from <= to ? [from, to] : [to, from];
  const range = { from: laterOf(one, firstDay), to: earlierOf(other, last) };
  return range.from <= range.to ? range : null;
}

function correctionOf(search: URLSearchParams, own: DayRange | null): Correction | null {
  const [from, to] = [search.get('from'), search.get('to')];
  if (!from && !to) return null;
  if (!from || !to || !isDay(from) || !isDay(to)) return { kind: 'unreadable' };
  const asked = { from: earlierOf(from, to), to: laterOf(from, to) };
  if (!own) return { kind: 'outside', asked, since: firstDay };
  const isWhole = own.from === asked.from && own.to === asked.to;
  return isWhole ? null : { kind: 'cut', asked, since: firstDay };
}

/** Period of a URL; defaults for unknown values, and a correction that says so of days. */
export function readPeriod(search: URLSearchParams, today: Day): Period {
  const comparison = comparisons.find((one) => one === search.get('compare')) ?? 'before';
  const own = readRange(search.get('from'), search.get('to'), today);
  const asked = periodKeys.find((key) => key === search.get('period')) ?? 'days';
  const named = asked === 'own' ? 'days' : asked;
  const key = own ? 'own' : named;
  const range = own ?? rangeOf(named, today);
  const correction = correctionOf(search, own);
  return {
    key,
    range,
    comparison,
    before: compareRange(key, range, comparison),
    ...(correction && { correction }),
  };
}

/** Writes a named period or own range. Defaults are omitted, other parameters stay. */
export function writePeriod(
  search: URLSearchParams,
  change: { key?: Exclude<PeriodKey, 'own'>; range?: DayRange; comparison?: Comparison },
): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value));
  if (change.key || change.range) {
    next.delete('page');
    put('period', change.key && change.key !== 'days' ? change.key : null);
    put('from', change.range?.from ?? null);
    put('to', change.range?.to ?? null);
  }
  if (change.comparison) put('compare', change.comparison === 'before' ? null : change.comparison);
  return next;
}
