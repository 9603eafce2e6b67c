import { listBuckets } from './buckets';
import { createFigures } from './createFigures';
import { createSales, pendingDays } from './createSales';
import { type Day, type DayRange, daysFrom, earlierOf, isWithin, laterOf, listDays, shiftDay } from './day';
import { addFigures, type Figures } from './figures';
import { firstDay } from './level';
import type { Sale } from './sale';
import type { DatedFigures } from './saleGroup';

/** Daily figures: every card shows sums over them. */
export interface Ledger {
  /** Days without numbers add nothing. */
  sum(range: DayRange): Figures;
}

/** The figures and sales that are made of the calendar alone. */
export interface History extends Ledger {
  /** Last day with numbers. */
  today: Day;
  /** Those of the days that have numbers. */
  clamp(range: DayRange): DayRange;
  listSales(range: DayRange): Sale[];
  /** At least this many of the newest, in no order. */
  listLatest(range: DayRange, count: number): Sale[];
}

/** Spans of completed orders never change: one cache for all ledgers. */
const settledSpans = new Map<string, Figures>();

const keyOf = ({ from, to }: DayRange): string => `${from} ${to}`;

function figuresOf(range: DayRange, today: Day): Figures {
  const key = keyOf(range);
  const known = settledSpans.get(key);
  if (known) return known;
  const figures = createFigures(listDays(range).map((day) => ({ day, age: daysFrom(day, today) })));
  if (daysFrom(range.to, today) >= pendingDays) settledSpans.set(key, figures);
  return figures;
}

/** @param today last day with numbers */
export function createHistory(today: Day): History {
  const sums = new Map<string, Figures>();
  const clamp = ({ from, to }: DayRange): DayRange => ({
    from: laterOf(from, firstDay),
    to: earlierOf(to, today),
  });
  const listSales = (range: DayRange): Sale[] =>
    listDays(clamp(range)).flatMap((day) => createSales(day, daysFrom(day, today)));

  return {
    today,
    clamp,
    sum(wanted) {
      const range = clamp(wanted);
      const key = keyOf(range);
      const sum = sums.get(key) ?? addFigures(listBuckets(range, true).map((month) => figuresOf(month.range, today)));
      sums.set(key, sum);
      return sum;
    },
    listSales,
    listLatest(wanted, count) {
      const { from, to } = clamp(wanted);
      // A day usually has more orders than a card has rows.
      const near = { from: shiftDay(to, -7), to };
      const latest = listSales(near.from < from ? wanted : near);
      return latest.length < count ? listSales(wanted) : latest;
    },
  };
}

/** The history with what other apps have sold in the days that are asked for. */
export const createLedger = (history: History, reported: readonly DatedFigures[]): Ledger => ({
  sum(wanted) {
    const range = history.clamp(wanted);
    const added = reported.filter(({ day }) => isWithin(day, range)).map(({ figures }) => figures);
    return addFigures([history.sum(range), ...added]);
  },
});
