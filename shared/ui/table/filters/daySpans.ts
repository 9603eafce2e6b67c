import type { FilterRange } from '@atrium/contract';

export const daySpans = ['lastDays', 'month', 'lastMonth', 'year'] as const;
type DaySpan = (typeof daySpans)[number];

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The first and last day of a span, as of a day: `YYYY-MM-DD`. */
export function toSpan(span: DaySpan, today: string): FilterRange {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  switch (span) {
    case 'lastDays':
      return { from: dayOf(year, month - 1, day - 29), to: today };
    case 'month':
      return { from: dayOf(year, month - 1, 1), to: dayOf(year, month, 0) };
    case 'lastMonth':
      return { from: dayOf(year, month - 2, 1), to: dayOf(year, month - 1, 0) };
    case 'year':
      return { from: dayOf(year, 0, 1), to: dayOf(year, 11, 31) };
  }
}
