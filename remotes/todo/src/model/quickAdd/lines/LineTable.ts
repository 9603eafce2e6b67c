import type { Recurrence } from '../../../api/schemas';

/** What one line is read as. Today is Thursday, 26 November 2026, 10:00. */
type ReadLine = readonly [line: string, title: string, due: string, rule?: Recurrence];

export interface LineTable {
  read: readonly ReadLine[];
  /** A title as it is typed. */
  kept: readonly string[];
  /** Kept too, and asked about: words that look like a date and are not understood as a whole. */
  asked: readonly (readonly [line: string, words: string])[];
}

export const day = (every = 1): Recurrence => ({ unit: 'day', every });
export const week = (weekdays?: number[], every = 1): Recurrence => ({
  unit: 'week',
  every,
  ...(weekdays && { weekdays }),
});
export const month = (monthDay?: number, every = 1): Recurrence => ({
  unit: 'month',
  every,
  ...(monthDay && { monthDay }),
});
export const nth = (place: number, weekday: number): Recurrence => ({
  unit: 'month',
  every: 1,
  weekdays: [weekday],
  nth: place,
});
export const year: Recurrence = { unit: 'year', every: 1 };
export const workdays = week([1, 2, 3, 4, 5]);
