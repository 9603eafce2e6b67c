import { type DateInput, daysBetween, toDate } from './dates';

/** English is written as in our texts: day before month, 24 hours. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language);

/** Shown for a date that cannot be read. */
const NONE = '–';

type DateStyle = keyof typeof dateStyles;
const dateStyles = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  dateShort: { day: 'numeric', month: 'short' },
  dateLong: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  time: { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' },
  dateTime: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit', hourCycle: 'h23' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Numbers, money and dates as one language writes them. Formatters are made once, when first used. A date that cannot be read is –. */
export interface Format {
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** A share: 0.586 is 58.6 %. */
  percent(share: number, digits?: number): string;
  /** 92600 is 92.6k. */
  compact(value: number): string;
  /** With the sign of the difference: +4.8 %, −12. */
  signed(value: number, options?: Intl.NumberFormatOptions): string;
  money(amount: number, currency?: string): string;
  /** Bytes in kB or MB. */
  fileSize(bytes: number): string;
  date(value: DateInput): string;
  dateShort(value: DateInput): string;
  dateLong(value: DateInput): string;
  month(value: DateInput): string;
  weekday(value: DateInput): string;
  time(value: DateInput): string;
  dateTime(value: DateInput): string;
  dateRange(from: DateInput, to: DateInput): string;
  /** As lists tell it: 9:42 today, Yesterday, 18 Nov, 12 Nov 2025. */
  day(value: DateInput, now?: number): string;
  /** How long ago or ahead: 2 min. ago, yesterday, in 3 days. */
  ago(value: DateInput, now?: number): string;
  /** Rows of a page: 1–10. */
  range(from: number, to: number): string;
  list(parts: readonly string[]): string;
}

export function createFormat(language: string): Format {
  const locale = localeOf(language);
  const made = new Map<string, Intl.NumberFormat>();
  const numbers = (options: Intl.NumberFormatOptions) => {
    const key = JSON.stringify(options);
    const found = made.get(key) ?? new Intl.NumberFormat(locale, options);
    made.set(key, found);
    return found;
  };
  const dates = lazyMap((style: DateStyle) => new Intl.DateTimeFormat(locale, dateStyles[style]));
  const relative = lazyMap(
    (style: 'long' | 'short') => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style }),
  );
  const lists = lazyMap((type: 'conjunction') => new Intl.ListFormat(locale, { type, style: 'long' }));
  const known = (value: DateInput, write: (date: Date) => string) => {
    const date = toDate(value);
    return Number.isNaN(date.getTime()) ? NONE : write(date);
  };
  const date = (style: DateStyle) => (value: DateInput) => known(value, (then) => dates(style).format(then));
  const shortDate = (then: Date, now: number) =>
    dates(then.getFullYear() === new Date(now).getFullYear() ? 'dateShort' : 'date').format(then);
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

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
    date: date('date'),
    dateShort: date('dateShort'),
    dateLong: date('dateLong'),
    month: date('month'),
    weekday: date('weekday'),
    time: date('time'),
    dateTime: date('dateTime'),
    dateRange: (from, to) => known(from, (first) => known(to, (last) => dates('date').formatRange(first, last))),
    day: (value, now = Date.now()) =>
      known(value, (then) => {
        const days = daysBetween(new Date(now), then);
        if (days === 0) return dates('time').format(then);
        if (days === -1 || days === 1) return capital(relative('long').format(days, 'day'));
        return shortDate(then, now);
      }),
    ago: (value, now = Date.now()) =>
      known(value, (then) => {
        const seconds = Math.round((then.getTime() - now) / 1000);
        const size = Math.abs(seconds);
        if (size < 60) return relative('short').format(0, 'second');
        if (size < 3600) return relative('short').format(Math.trunc(seconds / 60), 'minute');
        const days = daysBetween(new Date(now), then);
        if (days === 0 || size < 21_600) return relative('short').format(Math.trunc(seconds / 3600), 'hour');
        if (Math.abs(days) < 7) return relative('long').format(days, 'day');
        return shortDate(then, now);
      }),
    range: (from, to) => `${numbers({}).format(from)}–${numbers({}).format(to)}`,
    list: (parts) => lists('conjunction').format(parts),
  };
}

function lazyMap<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
