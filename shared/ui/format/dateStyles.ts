import type { Preferences } from '@atrium/contract';
import { type DateInput, dayNumber } from '@atrium/contract/values';

type DateOrder = Preferences['dateOrder'];

/** English is written as in our texts: day before month, 24 hours. */
export const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language);

const time = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } as const;

const styles = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  dateShort: { day: 'numeric', month: 'short' },
  dateLong: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  time,
  dateTime: { day: 'numeric', month: 'short', year: 'numeric', ...time },
} satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof styles;

/** Languages in which figures come in an order that the person's own has not. */
const localeByOrder = { mdy: 'en-US', ymd: 'sv-SE' } as const;
const inFigures: readonly DateStyle[] = ['date', 'dateShort', 'dateTime'];

/** Formatter of a date; a preferred order of figures replaces the name of the month. */
export function createDateFormat(language: string, style: DateStyle, dateOrder: DateOrder, timeZone?: string) {
  const options: Intl.DateTimeFormatOptions = { ...styles[style], ...(timeZone && { timeZone }) };
  if (!dateOrder || !inFigures.includes(style)) return new Intl.DateTimeFormat(localeOf(language), options);
  const locale = dateOrder === 'dmy' ? localeOf(language) : localeByOrder[dateOrder];
  // Without its year a date in this order would be written in another one.
  const year = dateOrder === 'ymd' && { year: 'numeric' as const };
  return new Intl.DateTimeFormat(locale, { ...options, ...year, day: '2-digit', month: '2-digit' });
}

/** True for a date without a time, which is the same day in all zones. */
export const isPlainDay = (value: DateInput): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Counts days by the clock of a zone; without one by that of the device. */
export function createDayCount(timeZone: string): (date: Date) => number {
  if (!timeZone) return dayNumber;
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  return (date) => {
    const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day') ?? 1) / 86_400_000;
  };
}
