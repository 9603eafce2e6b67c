import type { Language } from '../../contract/manifest';
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

const weekStarts: Record<Language, number> = { en: 1, de: 1, fr: 1, pt: 7 };

/** The day on which a week begins in a language, as the date pickers show it: 1 is Monday, 7 is Sunday. */
export const weekStartOf = (language: Language): number => weekStarts[language];

/** The first day of the week that a day lies in. */
export const startOfWeek = (day: Day, weekStart: number): Day =>
  addDays(day, -((toDate(day).getDay() - weekStart + 7) % 7));

/** The last day of the week that a day lies in. */
export const endOfWeek = (day: Day, weekStart: number): Day => addDays(startOfWeek(day, weekStart), 6);
