import { type DateInput, toDate } from './dates';

/** A day where the person is: `2026-11-12`. Such days compare as text. */
export type Day = string;

const pad = (part: number) => String(part).padStart(2, '0');

/** The day of a date or moment, where the person is. */
export function toDay(value: DateInput): Day {
  const date = toDate(value);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The day so many days later; a negative number leads back. */
export function addDays(day: Day, days: number): Day {
  const date = toDate(day);
  date.setDate(date.getDate() + days);
  return toDay(date);
}

/** The first day of the week that a day lies in. */
export const startOfWeek = (day: Day, weekStart: number): Day =>
  addDays(day, -((toDate(day).getDay() - weekStart + 7) % 7));

/** The last day of the week that a day lies in. */
export const endOfWeek = (day: Day, weekStart: number): Day => addDays(startOfWeek(day, weekStart), 6);
