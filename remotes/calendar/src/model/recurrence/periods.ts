import {
  type CalendarDay,
  dayAt,
  dayMs,
  dayNumber,
  dayOfWallTime,
  daysOfMonth,
  firstOfWeeks,
  lastYear,
  lengthOfYear,
  type WallTime,
  weekdayOf,
  weekNumbersOf,
  weekStartOf,
  yearDayOf,
  yearOfWeek,
} from './calendarDays';
import { isWithinDay, type RecurrenceRule, unitsPerDay } from './parseRule';
import { spend, type Work } from './work';

/**
 * Rule completed from the first event's day and time (RFC 5545, 3.3.10), with lists as sets, so that long lists do not
 * slow down a day. Empty sets set no condition.
 */
export interface CompleteRule extends Pick<RecurrenceRule, 'frequency' | 'interval' | 'count' | 'weekStart'> {
  first: WallTime;
  /** Number of the first event's period, as `unitAt` counts. */
  firstUnit: number;
  /** Times of day, in milliseconds; times of the hour, minute or second for rules that repeat within a day. */
  times: readonly number[];
  /** Parts of the time that limit a rule that repeats within a day. */
  hours: ReadonlySet<number>;
  minutes: ReadonlySet<number>;
  seconds: ReadonlySet<number>;
  months: ReadonlySet<number>;
  weekNumbers: ReadonlySet<number>;
  yearDays: ReadonlySet<number>;
  monthDays: ReadonlySet<number>;
  /** Weekdays with their position, as `weekdayKey` encodes them. */
  weekdays: ReadonlySet<number>;
  positions: ReadonlySet<number>;
}

const secondMs = 1000;
const orOf = (list: readonly number[], usual: number) => (list.length > 0 ? list : [usual]);

// A leap second becomes the second before it, for clocks without them.
const toSecond = (at: number) => Math.min(59, at);

/** Times within the unit that a rule repeats: its own unit, and those above, are 0. */
function timesOf({ frequency, hours, minutes, seconds }: RecurrenceRule, timeOfDay: number): number[] {
  const second = Math.floor(timeOfDay / secondMs);
  const only = (list: readonly number[], usual: number, isExpanded: boolean) => (isExpanded ? orOf(list, usual) : [0]);
  const isDaily = !isWithinDay(frequency);
  const all = only(hours, Math.floor(second / 3600), isDaily).flatMap((hour) =>
    only(minutes, Math.floor(second / 60) % 60, isDaily || frequency === 'HOURLY').flatMap((minute) =>
      only(seconds, second % 60, frequency !== 'SECONDLY').map(
        (at) => (hour * 3600 + minute * 60 + toSecond(at)) * secondMs,
      ),
    ),
  );
  return [...new Set(all)].sort((one, other) => one - other);
}

const weekdayKey = (weekday: number, nth: number) => weekday * 1000 + nth;

/** `isDate`: times do not count for whole days. */
export function completeRule(rule: RecurrenceRule, first: WallTime, isDate: boolean): CompleteRule {
  const { number, month, monthDay } = dayAt(dayOfWallTime(first));
  const { frequency, interval, count, weekStart, months, weekNumbers, yearDays, monthDays, weekdays } = rule;
  const hasDays = yearDays.length > 0 || monthDays.length > 0 || weekdays.length > 0;
  const isByWeekday = !hasDays && (frequency === 'WEEKLY' || weekNumbers.length > 0);
  const isByMonthDay = !hasDays && !isByWeekday && (frequency === 'MONTHLY' || frequency === 'YEARLY');
  const isByMonth = isByMonthDay && frequency === 'YEARLY' && months.length === 0;
  const days = isByWeekday ? [{ weekday: weekdayOf(number), nth: 0 }] : weekdays;
  const ofWeeks = new Set(weekNumbers);
  return {
    ...{ frequency, interval, count, weekStart, first },
    firstUnit: unitAt({ frequency, weekStart, weekNumbers: ofWeeks }, first),
    times: isDate ? [0] : timesOf(rule, first - number * dayMs),
    hours: new Set(rule.hours),
    minutes: new Set(rule.minutes),
    seconds: new Set(rule.seconds.map(toSecond)),
    months: new Set(isByMonth ? [month] : months),
    weekNumbers: ofWeeks,
    yearDays: new Set(yearDays),
    monthDays: new Set(isByMonthDay ? [monthDay] : monthDays),
    weekdays: new Set(days.map(({ weekday, nth }) => weekdayKey(weekday, nth))),
    positions: new Set(rule.positions),
  };
}

const isIn = (set: ReadonlySet<number>, fromStart: number, fromEnd: number) =>
  set.size === 0 || set.has(fromStart) || set.has(fromEnd);

function isOnWeekday({ weekdays, frequency, months }: CompleteRule, day: CalendarDay): boolean {
  const weekday = weekdayOf(day.number);
  if (weekdays.size === 0 || weekdays.has(weekdayKey(weekday, 0))) return true;
  const isOfYear = frequency === 'YEARLY' && months.size === 0;
  const place = isOfYear ? yearDayOf(day) : day.monthDay;
  const length = isOfYear ? lengthOfYear(day.year) : day.monthLength;
  const fromEnd = Math.ceil((length - place + 1) / 7);
  return weekdays.has(weekdayKey(weekday, Math.ceil(place / 7))) || weekdays.has(weekdayKey(weekday, -fromEnd));
}

export function isMeant(rule: CompleteRule, day: CalendarDay): boolean {
  const { months, monthDays, yearDays, weekNumbers, weekStart } = rule;
  if (months.size > 0 && !months.has(day.month)) return false;
  if (!isIn(monthDays, day.monthDay, day.monthDay - day.monthLength - 1)) return false;
  if (!isOnWeekday(rule, day)) return false;
  if (yearDays.size > 0) {
    const yearDay = yearDayOf(day);
    if (!isIn(yearDays, yearDay, yearDay - lengthOfYear(day.year) - 1)) return false;
  }
  return weekNumbers.size === 0 || isIn(weekNumbers, ...weekNumbersOf(day.number, weekStart));
}

/**
 * Number of a time's period: hours, minutes, seconds, days, weeks by first day, months or years; with week numbers, ISO
 * years.
 */
function unitAt(
  { frequency, weekStart, weekNumbers }: Pick<CompleteRule, 'frequency' | 'weekStart' | 'weekNumbers'>,
  wall: WallTime,
): number {
  if (isWithinDay(frequency)) return Math.floor(wall / (dayMs / unitsPerDay[frequency]));
  const number = dayOfWallTime(wall);
  if (frequency === 'DAILY') return number;
  if (frequency === 'WEEKLY') return weekStartOf(number, weekStart);
  if (weekNumbers.size > 0) return yearOfWeek(number, weekStart);
  const { year, month } = dayAt(number);
  return frequency === 'MONTHLY' ? year * 12 + month - 1 : year;
}

export const unitsOf = ({ frequency, interval }: CompleteRule) => (frequency === 'WEEKLY' ? 7 * interval : interval);

/** Unit at which a period starts; the first event's period is 0. */
export const unitOf = (rule: CompleteRule, period: number) => rule.firstUnit + period * unitsOf(rule);

export const periodAt = (rule: CompleteRule, wall: WallTime): number =>
  Math.floor((unitAt(rule, wall) - rule.firstUnit) / unitsOf(rule));

const allMonths = Array.from({ length: 12 }, (_, index) => index + 1);

const daysFrom = (first: number, end: number) =>
  Array.from({ length: end - first }, (_, index) => dayAt(first + index));

/** Days of a period. Months that the rule excludes are skipped. */
function daysOf({ frequency, months, weekNumbers, weekStart }: CompleteRule, unit: number): CalendarDay[] {
  if (isWithinDay(frequency)) return [dayAt(Math.floor(unit / unitsPerDay[frequency]))];
  if (frequency === 'DAILY') return [dayAt(unit)];
  if (frequency === 'WEEKLY') return daysFrom(unit, unit + 7);
  if (weekNumbers.size > 0) return daysFrom(firstOfWeeks(unit, weekStart), firstOfWeeks(unit + 1, weekStart));
  if (frequency === 'MONTHLY') return daysOfMonth(Math.floor(unit / 12), (unit % 12) + 1);
  return allMonths
    .filter((month) => months.size === 0 || months.has(month))
    .flatMap((month) => daysOfMonth(unit, month));
}

/** First day of a period; past all days for years beyond the last one. */
export function periodStart(rule: CompleteRule, period: number): number {
  const unit = unitOf(rule, period);
  if (isWithinDay(rule.frequency)) return Math.floor(unit / unitsPerDay[rule.frequency]);
  if (rule.frequency === 'DAILY' || rule.frequency === 'WEEKLY') return unit;
  const [year, month] = rule.frequency === 'MONTHLY' ? [Math.floor(unit / 12), (unit % 12) + 1] : [unit, 1];
  if (year > lastYear) return Number.POSITIVE_INFINITY;
  return rule.weekNumbers.size > 0 ? firstOfWeeks(year, rule.weekStart) : dayNumber(year, month, 1);
}

const none: readonly WallTime[] = [];

/** True where the limits of a rule that repeats within a day allow the hour, minute and second of a period. */
export function isMeantUnit({ frequency, hours, minutes, seconds }: CompleteRule, unit: number): boolean {
  if (!isWithinDay(frequency)) return true;
  const second = (unit % unitsPerDay[frequency]) * (unitsPerDay.SECONDLY / unitsPerDay[frequency]);
  const has = (set: ReadonlySet<number>, value: number) => set.size === 0 || set.has(value);
  if (!has(hours, Math.floor(second / 3600))) return false;
  if (frequency !== 'HOURLY' && !has(minutes, Math.floor(second / 60) % 60)) return false;
  return frequency !== 'SECONDLY' || has(seconds, second % 60);
}

/**
 * Period after one without a time. Where a rule repeats within a day, a whole day that it leaves out is skipped in one
 * step, and so is an hour.
 */
export function periodAfter(rule: CompleteRule, period: number): number {
  const { frequency, interval, hours } = rule;
  if (!isWithinDay(frequency)) return period + 1;
  const unit = unitOf(rule, period);
  const perDay = unitsPerDay[frequency];
  const day = Math.floor(unit / perDay);
  const perHour = perDay / 24;
  const isDay = isMeant(rule, dayAt(day));
  if (isDay && (hours.size === 0 || hours.has(Math.floor((unit % perDay) / perHour)))) return period + 1;
  const next = isDay ? (Math.floor(unit / perHour) + 1) * perHour : (day + 1) * perDay;
  return period + Math.max(1, Math.ceil((next - unit) / interval));
}

/** Steps that a period takes beside its days. */
const stepsOfPeriod = 4;

/** Wall times of a period, in order, including those before the first event; null if the budget is spent. */
export function wallTimesOfPeriod(rule: CompleteRule, period: number, work: Work): readonly WallTime[] | null {
  const unit = unitOf(rule, period);
  const days = daysOf(rule, unit);
  if (!spend(work, days.length + stepsOfPeriod)) return null;
  if (!isMeantUnit(rule, unit)) return none;
  const meant = days.filter((day) => isMeant(rule, day));
  const isPosition = (position: number) => Math.abs(position) <= meant.length * rule.times.length;
  if (meant.length === 0 || (rule.positions.size > 0 && ![...rule.positions].some(isPosition))) return none;
  if (!spend(work, meant.length * rule.times.length)) return null;
  const { frequency } = rule;
  const begin = isWithinDay(frequency) ? unit * (dayMs / unitsPerDay[frequency]) : null;
  const walls = meant.flatMap(({ number }) => rule.times.map((time) => (begin ?? number * dayMs) + time));
  if (rule.positions.size === 0) return walls;
  return walls.filter((_, index) => isIn(rule.positions, index + 1, index - walls.length));
}

/** Events of a period after the first event, which always exists and counts (RFC 5545, 3.8.5.3). */
export function laterOf(rule: CompleteRule, period: number, work: Work): readonly WallTime[] | null {
  const walls = wallTimesOfPeriod(rule, period, work);
  return period > 0 || !walls ? walls : walls.filter((wall) => wall > rule.first);
}
