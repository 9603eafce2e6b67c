import { listBuckets } from './buckets';
import { countSales } from './counting';
import { createFigures } from './createFigures';
import { createSales, pendingDays } from './createSales';
import { type Day, type DayRange, daysFrom, earlierOf, isWithin, laterOf, listDays, shiftDay } from './day';
import { addFigures, type Figures } from './figures';
import { firstDay } from './level';
import type { Sale } from './sale';

/** Daily figures: every card shows sums over them. */
export interface Ledger {
  /** Last day with numbers. */
  today: Day;
  /** Days without numbers add nothing. */
  sum(range: DayRange): Figures;
  listSales(range: DayRange): Sale[];
  /** At least this many of the newest. */
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

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const byNewest = (one: Sale, other: Sale): number =>
  compareTexts(other.day, one.day) || compareTexts(other.time, one.time) || compareTexts(other.id, one.id);

/**
 * @param today last day with numbers
 * @param reported sales and payments of the demo itself, in addition to the history
 */
export function createLedger(today: Day, reported: readonly Sale[]): Ledger {
  const sums = new Map<string, Figures>();
  const clamp = ({ from, to }: DayRange): DayRange => ({
    from: laterOf(from, firstDay),
    to: earlierOf(to, today),
  });
  const reportedIn = (range: DayRange) => reported.filter(({ day }) => isWithin(day, range));
  const ageOf = (day: Day) => daysFrom(day, today);

  const listSales = (wanted: DayRange): Sale[] => {
    const range = clamp(wanted);
    const history = listDays(range).flatMap((day) => createSales(day, ageOf(day)));
    return [...history, ...reportedIn(range)].sort(byNewest);
  };

  return {
    today,
    sum(wanted) {
      const range = clamp(wanted);
      const key = keyOf(range);
      const known = sums.get(key);
      if (known) return known;
      const months = listBuckets(range, true).map((month) => figuresOf(month.range, today));
      const sum = addFigures([...months, countSales(reportedIn(range))]);
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
