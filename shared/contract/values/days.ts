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

/** A date as the API sends it, milliseconds since the epoch, or a Date. */
export type DateInput = Date | string | number;

/** Reads a date; one without a time is that day where the person is, not midnight in Greenwich. */
export function toDate(value: DateInput): Date {
  if (typeof value !== 'string') return new Date(value);
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return day ? new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3])) : new Date(value);
}

/** Counts days by the calendar of the device. */
export const dayNumber = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;

/** Number of calendar days between two dates; negative when the second is earlier. */
export const daysBetween = (from: Date, to: Date): number => dayNumber(to) - dayNumber(from);
