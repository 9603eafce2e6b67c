import { type CalendarDay, daysLater, monthDayOf, monthsLater, weekdayOf } from '../recurrence';

const pad = (part: number) => String(part).padStart(2, '0');

/** A day of the calendar; undefined for one that does not exist. */
export function dayOf(year: number, month: number, date: number): CalendarDay | undefined {
  if (month < 1 || month > 12 || date < 1 || date > 31) return undefined;
  const day = monthsLater(`${year}-${pad(month)}-01`, 0, date);
  return monthDayOf(day) === date ? day : undefined;
}

/** The next such date, from a day on: 29 February waits for its year. */
export function nextDate(from: CalendarDay, month: number, date: number): CalendarDay | undefined {
  const year = Number(from.slice(0, 4));
  for (let later = 0; later <= 8; later += 1) {
    const day = dayOf(year + later, month, date);
    if (day && day >= from) return day;
  }
  return undefined;
}

/** The next day with that number, from a day on. */
export function nextMonthDay(from: CalendarDay, date: number): CalendarDay | undefined {
  for (let months = 0; months <= 2; months += 1) {
    const day = monthsLater(from, months, date);
    if (day >= from && monthDayOf(day) === date) return day;
  }
  return undefined;
}

/** The next weekday, from a day on. */
export const nextWeekday = (from: CalendarDay, weekday: number): CalendarDay =>
  daysLater(from, (weekday - weekdayOf(from) + 7) % 7);
