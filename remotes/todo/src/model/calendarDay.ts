/** A day of the calendar, `2026-11-12`: the same in the page and on a server, whatever the time zone. */
export type CalendarDay = string;

const dayLength = 86_400_000;

const toTime = (day: CalendarDay) => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number): CalendarDay => new Date(time).toISOString().slice(0, 10);

export const daysLater = (day: CalendarDay, days: number): CalendarDay => toDay(toTime(day) + days * dayLength);

export const daysFrom = (from: CalendarDay, to: CalendarDay): number => (toTime(to) - toTime(from)) / dayLength;

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: CalendarDay): number => new Date(toTime(day)).getUTCDay() || 7;

export const monthDayOf = (day: CalendarDay): number => Number(day.slice(8));

/** The day so many months later, on that day of the month or, where the month is shorter, on its last. */
export function monthsLater(day: CalendarDay, months: number, monthDay = monthDayOf(day)): CalendarDay {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + months, Math.min(monthDay, last)));
}

/** How many months after another month one is, whatever their days. */
export function monthsFrom(from: CalendarDay, to: CalendarDay): number {
  const monthOf = (day: CalendarDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(to) - monthOf(from);
}
