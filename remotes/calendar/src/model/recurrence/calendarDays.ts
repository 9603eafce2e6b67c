/** Wall time of a series in milliseconds, as if its clock were UTC. */
export type WallTime = number;

export const dayMs = 86_400_000;

/** Years have four digits in files and records (RFC 5545, 3.3.4): no event is later. */
export const lastYear = 9999;

/** A day with the values that rules test. `number` counts from 1 January 1970. */
export interface CalendarDay {
  number: number;
  year: number;
  /** From 1. */
  month: number;
  monthDay: number;
  monthLength: number;
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export const lengthOfYear = (year: number): number => (isLeapYear(year) ? 366 : 365);

export const lengthOfMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);

// Days are counted in 400-year cycles from 1 March, so that a leap day is the last day of its year.
const cycleDays = 146_097;
const daysToEpoch = 719_468;

const daysBeforeMonth = (fromMarch: number) => Math.floor((153 * fromMarch + 2) / 5);

/** Day number in the Gregorian calendar. Pure arithmetic: date objects take ten times as long, and days are many. */
export function dayNumber(year: number, month: number, monthDay: number): number {
  const marchYear = month > 2 ? year : year - 1;
  const cycle = Math.floor(marchYear / 400);
  const inCycle = marchYear - cycle * 400;
  const leapDays = Math.floor(inCycle / 4) - Math.floor(inCycle / 100);
  const inYear = daysBeforeMonth((month + 9) % 12) + monthDay - 1;
  return cycle * cycleDays + inCycle * 365 + leapDays + inYear - daysToEpoch;
}

/** Last moment of the last year. */
export const endOfTime: WallTime = dayNumber(lastYear + 1, 1, 1) * dayMs - 1;

export function dayAt(number: number): CalendarDay {
  const fromMarch = number + daysToEpoch;
  const cycle = Math.floor(fromMarch / cycleDays);
  const inCycle = fromMarch - cycle * cycleDays;
  const leapDays = Math.floor(inCycle / 1460) - Math.floor(inCycle / 36_524) + Math.floor(inCycle / 146_096);
  const yearOfCycle = Math.floor((inCycle - leapDays) / 365);
  const inYear = inCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const monthFromMarch = Math.floor((5 * inYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = cycle * 400 + yearOfCycle + (month > 2 ? 0 : 1);
  const monthDay = inYear - daysBeforeMonth(monthFromMarch) + 1;
  return { number, year, month, monthDay, monthLength: lengthOfMonth(year, month) };
}

export function daysOfMonth(year: number, month: number): CalendarDay[] {
  const first = dayNumber(year, month, 1);
  const monthLength = lengthOfMonth(year, month);
  return Array.from({ length: monthLength }, (_, index) => ({
    number: first + index,
    year,
    month,
    monthDay: index + 1,
    monthLength,
  }));
}

export const dayOfWallTime = (wall: WallTime): number => Math.floor(wall / dayMs);

/** 0 is Monday. */
export const weekdayOf = (number: number): number => (((number + 3) % 7) + 7) % 7;

export const weekStartOf = (number: number, weekStart: number): number =>
  number - ((weekdayOf(number) - weekStart + 7) % 7);

/** From 1. */
export const yearDayOf = ({ number, year }: CalendarDay): number => number - dayNumber(year, 1, 1) + 1;

/** ISO year of a day's week: the one with at least four of its days (RFC 5545, 3.3.10, BYWEEKNO). */
export const yearOfWeek = (number: number, weekStart: number): number => dayAt(weekStartOf(number, weekStart) + 3).year;

export const firstOfWeeks = (year: number, weekStart: number): number => weekStartOf(dayNumber(year, 1, 4), weekStart);

/** Week number of a day, counted from the start and from the end (-1) of its year. */
export function weekNumbersOf(number: number, weekStart: number): [number, number] {
  const first = weekStartOf(number, weekStart);
  const year = yearOfWeek(number, weekStart);
  return [(first - firstOfWeeks(year, weekStart)) / 7 + 1, (first - firstOfWeeks(year + 1, weekStart)) / 7];
}
