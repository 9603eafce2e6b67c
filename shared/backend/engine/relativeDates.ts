import { toDay } from '..';

/**
 * A time of the seed, relative to the moment at which a store is first filled:
 * `@-40m` is 40 minutes before it, `@-3h` 3 hours; `@-1d 09:42` is 9:42 on the day before, `@+2d` a day as a date.
 */
const pattern = /^@([+-]\d+)([mhd])(?: (\d\d):(\d\d))?$/;

const minutes = { m: 1, h: 60 };

/** Puts moments in place of the relative dates anywhere in a row. */
export function resolveDates<T>(value: T, anchor: number): T;
export function resolveDates(value: unknown, anchor: number): unknown {
  if (typeof value === 'string') return value.startsWith('@') ? resolveDate(value, anchor) : value;
  if (Array.isArray(value)) return value.map((item) => resolveDates(item, anchor));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolveDates(inner, anchor)]));
}

function resolveDate(text: string, anchor: number): string {
  const [, amount, unit, hour, minute] = pattern.exec(text) ?? [];
  if (unit === 'm' || unit === 'h') return new Date(anchor + Number(amount) * minutes[unit] * 60_000).toISOString();
  if (unit !== 'd') return text;
  const day = new Date(anchor);
  day.setDate(day.getDate() + Number(amount));
  if (hour === undefined) return toDay(day);
  day.setHours(Number(hour), Number(minute), 0, 0);
  return day.toISOString();
}
