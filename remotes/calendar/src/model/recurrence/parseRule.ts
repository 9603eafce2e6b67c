import { lengthOfMonth } from './calendarDays';
import { frequencies, weekdays } from './rule';

const withinDay = ['HOURLY', 'MINUTELY', 'SECONDLY'] as const;

type RecurrenceFrequency = (typeof frequencies)[number] | (typeof withinDay)[number];

const allFrequencies: readonly RecurrenceFrequency[] = [...frequencies, ...withinDay];

/** Units of a frequency within a day: a day has so many of them. */
export const unitsPerDay = { HOURLY: 24, MINUTELY: 1440, SECONDLY: 86_400 } as const;

type WithinDay = keyof typeof unitsPerDay;

export const isWithinDay = (frequency: RecurrenceFrequency): frequency is WithinDay =>
  withinDay.some((known) => known === frequency);

/** Weekday of a rule, 0 being Monday; `nth` within its month or year, 0 for each. */
interface WeekdayPart {
  nth: number;
  weekday: number;
}

/** Parsed RRULE (RFC 5545, 3.3.10). Empty lists set no condition. */
export interface RecurrenceRule {
  frequency: RecurrenceFrequency;
  interval: number;
  count: number | null;
  until: string | null;
  /** First weekday of weeks, 0 being Monday. */
  weekStart: number;
  months: number[];
  weekNumbers: number[];
  yearDays: number[];
  monthDays: number[];
  weekdays: WeekdayPart[];
  hours: number[];
  minutes: number[];
  seconds: number[];
  positions: number[];
}

/** Issues: syntax, invalid combination, too many times a day, or no matching day. */
const ruleIssues = ['syntax', 'notAllowed', 'withinDay', 'never'] as const;
export type RuleIssue = (typeof ruleIssues)[number];

/** No program writes longer rules; parsing them would cost time. */
const maxRuleLength = 2000;

/** A calendar shows no more events of a series on a day than one per hour. */
const maxTimesPerDay = 24;

const partNames = new Set(
  'FREQ INTERVAL COUNT UNTIL WKST BYMONTH BYWEEKNO BYYEARDAY BYMONTHDAY BYDAY BYHOUR BYMINUTE BYSECOND BYSETPOS'.split(
    ' ',
  ),
);

type Parts = ReadonlyMap<string, string>;

/** Parts of a rule by name; null if one is unknown, empty or repeated. */
function splitRule(text: string): Parts | null {
  if (text.length > maxRuleLength) return null;
  const parts = new Map<string, string>();
  for (const part of text.toUpperCase().split(';').filter(Boolean)) {
    const [name = '', value = '', ...more] = part.split('=');
    if (!partNames.has(name) || !value || more.length > 0 || parts.has(name)) return null;
    parts.set(name, value);
  }
  return parts;
}

/** Number in range; null otherwise. */
function numberIn(text: string, from: number, to: number): number | null {
  const value = /^[+-]?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : null;
}

/** Distinct sorted numbers of a part; null if one is invalid. Negative ones count from the end. */
function numbersOf(parts: Parts, name: string, from: number, to: number): number[] | null {
  const values = (parts.get(name)?.split(',') ?? []).map((text) => numberIn(text, from, to));
  const numbers = values.filter((value) => value !== null);
  const isZeroOf = from < 0 && numbers.includes(0);
  if (isZeroOf || numbers.length < values.length) return null;
  return [...new Set(numbers)].sort((one, other) => one - other);
}

const weekdayNames: readonly string[] = weekdays;
const weekdayAt = (text: string) => weekdayNames.indexOf(text);

function weekdaysOf(parts: Parts): WeekdayPart[] | null {
  const found = (parts.get('BYDAY')?.split(',') ?? []).map((text) => {
    const [, nth, day = ''] = /^([+-]?[1-9]\d?)?([A-Z]{2})$/.exec(text) ?? [];
    return { nth: Number(nth ?? 0), weekday: weekdayAt(day) };
  });
  return found.every(({ nth, weekday }) => weekday >= 0 && Math.abs(nth) <= 53) ? found : null;
}

function isUntil(text: string): boolean {
  const found = /^(\d{4})(\d{2})(\d{2})(?:T([01]\d|2[0-3])([0-5]\d)([0-5]\d|60)Z?)?$/.exec(text);
  if (!found) return false;
  const [, year, month, day] = found.map(Number);
  return Boolean(year && month && day && day <= lengthOfMonth(year, month));
}

/** True for combinations that RFC 5545, 3.3.10 allows. */
function areTogether({ frequency, count, until, ...rule }: RecurrenceRule): boolean {
  const isYearly = frequency === 'YEARLY';
  const hasNth = rule.weekdays.some(({ nth }) => nth !== 0);
  const lists = [rule.months, rule.weekNumbers, rule.yearDays, rule.monthDays, rule.weekdays];
  const isLimited = [...lists, rule.hours, rule.minutes, rule.seconds].some((list) => list.length > 0);
  return (
    (count === null || until === null) &&
    (isYearly || rule.weekNumbers.length === 0) &&
    (isYearly || isWithinDay(frequency) || rule.yearDays.length === 0) &&
    (frequency !== 'WEEKLY' || rule.monthDays.length === 0) &&
    (!hasNth || (isYearly && rule.weekNumbers.length === 0) || frequency === 'MONTHLY') &&
    (rule.positions.length === 0 || isLimited)
  );
}

/** Number of different values that a part of the time can have: those of its list, else `usual`. */
const choicesOf = (list: readonly number[], usual: number) => (list.length > 0 ? list.length : usual);

/** A number that the times of a day do not exceed, by the lists and by the interval. */
function timesPerDayOf({ frequency, interval, hours, minutes, seconds }: RecurrenceRule): number {
  const isBy = (...units: RecurrenceFrequency[]) => units.includes(frequency);
  const byLists =
    choicesOf(hours, isWithinDay(frequency) ? 24 : 1) *
    choicesOf(minutes, isBy('MINUTELY', 'SECONDLY') ? 60 : 1) *
    choicesOf(seconds, isBy('SECONDLY') ? 60 : 1);
  if (!isWithinDay(frequency)) return byLists;
  const inUnit = {
    HOURLY: choicesOf(minutes, 1) * choicesOf(seconds, 1),
    MINUTELY: choicesOf(seconds, 1),
    SECONDLY: 1,
  }[frequency];
  return Math.min(byLists, Math.ceil(unitsPerDay[frequency] / interval) * inUnit);
}

export function parseRule(text: string): RecurrenceRule | RuleIssue {
  const parts = splitRule(text);
  const name = parts?.get('FREQ');
  if (!parts || !name) return 'syntax';
  const frequency = allFrequencies.find((known) => known === name);
  const interval = numberIn(parts.get('INTERVAL') ?? '1', 1, Number.POSITIVE_INFINITY);
  const count = parts.has('COUNT') ? numberIn(parts.get('COUNT') ?? '', 1, Number.POSITIVE_INFINITY) : null;
  const until = parts.get('UNTIL') ?? null;
  const weekStart = weekdayAt(parts.get('WKST') ?? 'MO');
  const months = numbersOf(parts, 'BYMONTH', 1, 12);
  const weekNumbers = numbersOf(parts, 'BYWEEKNO', -53, 53);
  const yearDays = numbersOf(parts, 'BYYEARDAY', -366, 366);
  const monthDays = numbersOf(parts, 'BYMONTHDAY', -31, 31);
  const days = weekdaysOf(parts);
  const hours = numbersOf(parts, 'BYHOUR', 0, 23);
  const minutes = numbersOf(parts, 'BYMINUTE', 0, 59);
  const seconds = numbersOf(parts, 'BYSECOND', 0, 60);
  const positions = numbersOf(parts, 'BYSETPOS', -366, 366);
  if (!frequency || !interval || (parts.has('COUNT') && !count) || weekStart < 0) return 'syntax';
  if (!months || !weekNumbers || !yearDays || !monthDays || !days || !hours || !minutes || !seconds || !positions)
    return 'syntax';
  if (until !== null && !isUntil(until)) return 'syntax';
  const limits = { months, weekNumbers, yearDays, monthDays, weekdays: days, hours, minutes, seconds, positions };
  const rule = { frequency, interval, count, until, weekStart, ...limits };
  if (!areTogether(rule)) return 'notAllowed';
  return timesPerDayOf(rule) > maxTimesPerDay ? 'withinDay' : rule;
}
