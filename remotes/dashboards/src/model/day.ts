/** Calendar day: `2026-11-12`. Compares as text, independent of time zones. */
export type Day = string;

const msOfDay = 86_400_000;
const toMs = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const toText = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** Day some days later; negative numbers lead back. */
export const shiftDay = (day: Day, days: number): Day => toText(toMs(day) + days * msOfDay);

/** Days from one day to another: 1 from today to tomorrow. */
export const daysFrom = (from: Day, to: Day): number => Math.round((toMs(to) - toMs(from)) / msOfDay);

/** The same day so many months later; in a shorter month its last one. */
export function shiftMonth(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = Date.UTC(year, month - 1 + months, 1);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toText(first + (Math.min(date, last) - 1) * msOfDay);
}

export const monthOf = (day: Day): string => day.slice(0, 7);
export const firstOfMonth = (day: Day): Day => `${monthOf(day)}-01`;
export const lastOfMonth = (day: Day): Day => shiftDay(shiftMonth(firstOfMonth(day), 1), -1);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(toMs(day)).getUTCDay();

export const laterOf = (one: Day, other: Day): Day => (one > other ? one : other);
export const earlierOf = (one: Day, other: Day): Day => (one < other ? one : other);

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = toMs(text);
  return !Number.isNaN(ms) && toText(ms) === text;
}

/** Days from the first to the last, both included. */
export interface DayRange {
  from: Day;
  to: Day;
}

export const lengthOf = ({ from, to }: DayRange): number => Math.max(0, daysFrom(from, to) + 1);

export const listDays = (range: DayRange): Day[] =>
  Array.from({ length: lengthOf(range) }, (_, index) => shiftDay(range.from, index));

export const isWithin = (day: Day, { from, to }: DayRange): boolean => from <= day && day <= to;
