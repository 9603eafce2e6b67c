import {
  type DayRange,
  earlierOf,
  firstOfMonth,
  lastOfMonth,
  laterOf,
  lengthOf,
  listDays,
  monthOf,
  shiftMonth,
} from './day';

/** One place on the axis: a day (`2026-11-12`) or a month (`2026-11`), with the days that it counts. */
export interface Bucket {
  category: string;
  range: DayRange;
}

/** Longer spans are shown by month. */
const maxDays = 92;

function listMonths({ from, to }: DayRange): Bucket[] {
  const months: Bucket[] = [];
  for (let first = firstOfMonth(from); first <= to; first = shiftMonth(first, 1)) {
    const last = lastOfMonth(first);
    months.push({ category: monthOf(first), range: { from: laterOf(first, from), to: earlierOf(last, to) } });
  }
  return months;
}

/** Places of a span's axis without gaps: days or months. */
export const listBuckets = (range: DayRange, isByMonth = lengthOf(range) > maxDays): Bucket[] =>
  isByMonth ? listMonths(range) : listDays(range).map((day) => ({ category: day, range: { from: day, to: day } }));

export const isMonth = (category: string): boolean => /^\d{4}-\d{2}$/.test(category);
