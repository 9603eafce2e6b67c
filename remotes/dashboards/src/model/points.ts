import type { Series } from '../api/schemas';

export interface Point {
  /** A day (`YYYY-MM-DD`) or a month (`YYYY-MM`). */
  category: string;
  now: number;
  before: number;
}

/** The period's series and the one before it, side by side. */
export const toPoints = ({
  categories,
  series,
}: {
  categories: readonly string[];
  series: readonly Series[];
}): Point[] =>
  categories.map((category, index) => ({
    category,
    now: series[0]?.data[index] ?? 0,
    before: series[1]?.data[index] ?? 0,
  }));

/** Whether a category is a whole month. */
export const isMonth = (category: string): boolean => /^\d{4}-\d{2}$/.test(category);
