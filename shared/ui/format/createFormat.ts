import { defaultPreferences, type Preferences } from '@atrium/contract';
import { type DateInput, dayNumber, toDate } from '@atrium/contract/values';
import type { Format } from './format';

type DateOrder = Preferences['dateOrder'];

/** English is written as in our texts: day before month, 24 hours. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language);

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
type DateStyle = keyof typeof styles;

/** Languages in which figures come in an order that the person's own has not. */
const localeByOrder = { mdy: 'en-US', ymd: 'sv-SE' } as const;
const inFigures: readonly DateStyle[] = ['date', 'dateShort', 'dateTime'];

/** Formatter of a date; a preferred order of figures replaces the name of the month. */
function createDateFormat(language: string, style: DateStyle, dateOrder: DateOrder, timeZone?: string) {
  const options: Intl.DateTimeFormatOptions = { ...styles[style], ...(timeZone && { timeZone }) };
  if (!dateOrder || !inFigures.includes(style)) return new Intl.DateTimeFormat(localeOf(language), options);
  const locale = dateOrder === 'dmy' ? localeOf(language) : localeByOrder[dateOrder];
  // Without its year a date in this order would be written in another one.
  const year = dateOrder === 'ymd' && { year: 'numeric' as const };
  return new Intl.DateTimeFormat(locale, { ...options, ...year, day: '2-digit', month: '2-digit' });
}

/** True for a date without a time, which is the same day in all zones. */
const isPlainDay = (value: DateInput): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Counts days by the clock of a zone; without one by that of the device. */
function createDayCount(timeZone: string): (date: Date) => number {
  if (!timeZone) return dayNumber;
  const format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  return (date) => {
    const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day') ?? 1) / 86_400_000;
  };
}

/** Shown for a date that cannot be read. */
const NONE = '–';

/** Numbers, days and times in the words of a language (BCP 47), by `Intl`, in the time zone of the browser. */
export const createFormat = (language: string): Format => createPreferredFormat(language, defaultPreferences);

/** The same in the time zone and the order of dates that somebody prefers. */
export function createPreferredFormat(
  language: string,
  { timeZone, dateOrder }: Pick<Preferences, 'timeZone' | 'dateOrder'>,
): Format {
  const locale = localeOf(language);
  const moments = lazyMap((style: DateStyle) => createDateFormat(language, style, dateOrder, timeZone));
  const days = timeZone ? lazyMap((style: DateStyle) => createDateFormat(language, style, dateOrder)) : moments;
  const dates = (style: DateStyle, value: DateInput) => (isPlainDay(value) ? days : moments)(style);
  const countDays = createDayCount(timeZone);
  const daysUntil = (value: DateInput, now: number) =>
    (isPlainDay(value) ? dayNumber : countDays)(toDate(value)) - countDays(new Date(now));
  const relative = lazyMap(
    (style: 'long' | 'short') => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style }),
  );
  const lists = lazyMap((type: 'conjunction') => new Intl.ListFormat(locale, { type, style: 'long' }));
  const known = (value: DateInput, write: (date: Date) => string) => {
    const date = toDate(value);
    return Number.isNaN(date.getTime()) ? NONE : write(date);
  };
  const date = (style: DateStyle) => (value: DateInput) => known(value, (then) => dates(style, value).format(then));
  const shortDate = (value: DateInput, now: number) => {
    const then = toDate(value);
    return dates(then.getFullYear() === new Date(now).getFullYear() ? 'dateShort' : 'date', value).format(then);
  };
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

  return {
    ...createNumberFormat(locale),
    date: date('date'),
    dateShort: date('dateShort'),
    dateLong: date('dateLong'),
    month: date('month'),
    weekday: date('weekday'),
    time: date('time'),
    dateTime: date('dateTime'),
    dateRange: (from, to) => known(from, (first) => known(to, (last) => dates('date', from).formatRange(first, last))),
    day: (value, now = Date.now()) =>
      known(value, (then) => {
        const ahead = daysUntil(value, now);
        if (ahead === 0) return dates('time', value).format(then);
        if (ahead === -1 || ahead === 1) return capital(relative('long').format(ahead, 'day'));
        return shortDate(value, now);
      }),
    ago: (value, now = Date.now()) =>
      known(value, (then) => {
        const seconds = Math.round((then.getTime() - now) / 1000);
        const size = Math.abs(seconds);
        if (size < 60) return relative('short').format(0, 'second');
        if (size < 3600) return relative('short').format(Math.trunc(seconds / 60), 'minute');
        const ahead = daysUntil(value, now);
        if (ahead === 0 || size < 21_600) return relative('short').format(Math.trunc(seconds / 3600), 'hour');
        if (Math.abs(ahead) < 7) return relative('long').format(ahead, 'day');
        return shortDate(value, now);
      }),
    pair: (name, value) => `${name}${language === 'fr' ? '\u00a0' : ''}: ${value}`,
    list: (parts) => lists('conjunction').format(parts),
  };
}

/** Makes the value of each key once, when it is first asked for. */
function lazyMap<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

type NumberFormat = Pick<Format, 'number' | 'percent' | 'compact' | 'signed' | 'money' | 'fileSize' | 'range'>;

function createNumberFormat(locale: string): NumberFormat {
  const made = new Map<string, Intl.NumberFormat>();
  const numbers = (options: Intl.NumberFormatOptions) => {
    const key = JSON.stringify(options);
    const found = made.get(key) ?? new Intl.NumberFormat(locale, options);
    made.set(key, found);
    return found;
  };

  return {
    number: (value, options = {}) => numbers(options).format(value),
    percent: (share, digits = 1) => numbers({ style: 'percent', maximumFractionDigits: digits }).format(share),
    compact: (value) => numbers({ notation: 'compact', maximumFractionDigits: 1 }).format(value),
    signed: (value, options = {}) =>
      numbers({ ...options, signDisplay: 'exceptZero' })
        .format(value)
        .replace('-', '−'),
    money: (amount, currency = 'EUR') =>
      numbers({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(amount).replace('-', '−'),
    fileSize: (bytes) => {
      const isLarge = bytes >= 1_000_000;
      const unit = isLarge ? 'megabyte' : 'kilobyte';
      const value = isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000));
      return numbers({ style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes === 0 ? 0 : value);
    },
    range: (from, to) => `${numbers({}).format(from)}–${numbers({}).format(to)}`,
  };
}
