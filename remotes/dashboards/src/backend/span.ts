import { type BackendStore, type Rejection, rejectField, toDay, type z } from '@atrium/backend';
import type { CardQuery } from '../api/schemas';
import { cardPeriods } from '../api/schemas/choices';
import { listBuckets } from '../model/buckets';
import { type DayRange, isDay, shiftDay } from '../model/day';
import { type FigureName, type Figures, figureOf } from '../model/figures';
import { createHistory, createLedger, type History, type Ledger } from '../model/ledger';
import { firstDay } from '../model/level';
import { compareRange, comparisons, type PeriodKey, rangeOf, readRange } from '../model/period';
import { inSlices } from './inSlices';
import { readReported } from './reported';

interface Days {
  history: History;
  range: DayRange;
  before: DayRange | null;
}

export interface Span extends Days {
  ledger: Ledger;
  now: Figures;
  earlier: Figures | null;
}

const keyOf: Record<(typeof cardPeriods)[number], Exclude<PeriodKey, 'own'>> = {
  'Last 28 Days': 'days',
  'Last Month': 'month',
  'Last Year': 'year',
};

let history = createHistory('');

/** The same for all stores until the day is over. */
export function historyOf(store: BackendStore): History {
  // In the person's zone it may already be tomorrow.
  const today = shiftDay(toDay(new Date(store.now())), 1);
  if (history.today !== today) history = createHistory(today);
  return history;
}

/** Rejection of days that cannot be read, of one without the other, and of those for which there are no figures. */
export function checkDays(store: BackendStore, { from, to }: z.output<typeof CardQuery>): Rejection | null {
  if (!from && !to) return null;
  if (!from || !isDay(from))
    return rejectField('from', 'Name the first day as YYYY-MM-DD, together with the last.', 'day');
  if (!to || !isDay(to)) return rejectField('to', 'Name the last day as YYYY-MM-DD, together with the first.', 'day');
  const { today } = historyOf(store);
  return readRange(from, to, today)
    ? null
    : rejectField('from', `There are no figures for these days: they begin on ${firstDay} and end today.`, 'outside');
}

/**
 * Days of a card's query. Unknown periods mean the first one; with explicit days, as from a page in another zone, the
 * period only determines the comparison.
 */
export function daysOf(store: BackendStore, asked: z.output<typeof CardQuery>): Days {
  const known = historyOf(store);
  const named = cardPeriods.find((one) => one === asked.period);
  const own = readRange(asked.from ?? null, asked.to ?? null, known.today);
  const key = named ? keyOf[named] : 'days';
  const range = own ?? rangeOf(key, shiftDay(known.today, -1));
  const comparison = comparisons.find((one) => one === asked.compare) ?? 'before';
  return { history: known, range, before: compareRange(own && !named ? 'own' : key, range, comparison) };
}

/** Counts the months of some days, which are remembered, so that later sums of them take no time. */
export const countMonths = (known: History, range: DayRange): Promise<void> =>
  inSlices(listBuckets(known.clamp(range), true), (month) => known.sum(month.range));

/** The same days with their figures. */
export async function spanOf(store: BackendStore, asked: z.output<typeof CardQuery>): Promise<Span> {
  const days = daysOf(store, asked);
  const { range, before } = days;
  await countMonths(days.history, range);
  if (before) await countMonths(days.history, before);
  const ledger = createLedger(days.history, await readReported(store, before ? [range, before] : [range]));
  return { ...days, ledger, now: ledger.sum(range), earlier: before && ledger.sum(before) };
}

export const compare = ({ now, earlier }: Span, read: (figures: Figures) => number) => ({
  value: read(now),
  before: earlier && read(earlier),
});

export const figure =
  (name: FigureName) =>
  (figures: Figures): number =>
    figureOf(figures, name);
