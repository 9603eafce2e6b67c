import type { Recurrence } from '../api/schemas';

/** Calendar day, `2026-11-12`: independent of time zones. */
export type CalendarDay = string;

const dayLength = 86_400_000;

const toTime = (day: CalendarDay) => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number): CalendarDay => new Date(time).toISOString().slice(0, 10);

export const daysLater = (day: CalendarDay, days: number): CalendarDay => toDay(toTime(day) + days * dayLength);

const daysFrom = (from: CalendarDay, to: CalendarDay): number => (toTime(to) - toTime(from)) / dayLength;

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: CalendarDay): number => new Date(toTime(day)).getUTCDay() || 7;

export const monthDayOf = (day: CalendarDay): number => Number(day.slice(8));

/** Day some months later: same day of the month, or the last one of a shorter month. */
export function monthsLater(day: CalendarDay, months: number, monthDay = monthDayOf(day)): CalendarDay {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + months, Math.min(monthDay, last)));
}

/** Difference in months, ignoring days. */
function monthsFrom(from: CalendarDay, to: CalendarDay): number {
  const monthOf = (day: CalendarDay) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(to) - monthOf(from);
}

const monthsOf = { month: 1, year: 12 };

/** Such a weekday of the month that a day lies in: the first one, the last one; undefined if there is none. */
function nthWeekday(day: CalendarDay, nth: number, weekday: number): CalendarDay | undefined {
  const edge = monthsLater(day, 0, nth < 0 ? 31 : 1);
  if (nth < 0) return daysLater(edge, -((weekdayOf(edge) - weekday + 7) % 7));
  const found = daysLater(edge, ((weekday - weekdayOf(edge) + 7) % 7) + 7 * (nth - 1));
  return found.slice(0, 7) === day.slice(0, 7) ? found : undefined;
}

/** The first of such weekdays from a day on, in steps of months. A fifth weekday comes within every half year. */
function nthFrom({ nth = 1, weekdays = [] }: Recurrence, month: CalendarDay, from: CalendarDay, step: number) {
  for (let steps = 0; steps < 40; steps += 1) {
    const day = nthWeekday(monthsLater(month, steps * step, 1), nth, weekdays[0] ?? 1);
    if (day && day >= from) return day;
  }
  return from;
}

const isNth = ({ unit, nth, weekdays }: Recurrence) =>
  unit === 'month' && nth !== undefined && nth !== 0 && (weekdays?.length ?? 0) > 0;

/** First matching day from a day on; that day itself for rules without days. */
export function firstDue(rule: Recurrence, from: CalendarDay): CalendarDay {
  const { unit, weekdays = [], monthDay } = rule;
  if (isNth(rule)) return nthFrom(rule, from, from, 1);
  if (unit === 'week' && weekdays.length > 0) return weekdayFrom(from, weekdays);
  if (unit !== 'month' || monthDay === undefined) return from;
  const here = monthsLater(from, 0, monthDay);
  return here >= from ? here : monthsLater(from, 1, monthDay);
}

/**
 * Next due day of a recurring task: after its due day and after today; null if it ends before.
 * @param due its due day; null: the day of completion
 */
export function nextDue(rule: Recurrence, due: CalendarDay | null, completedOn: CalendarDay): CalendarDay | null {
  const day = rule.isFromCompletion || due === null ? oneLater(rule, completedOn) : oneAfter(rule, due, completedOn);
  return rule.until !== undefined && day > rule.until ? null : day;
}

function oneAfter(rule: Recurrence, due: CalendarDay, completedOn: CalendarDay): CalendarDay {
  const after = due > completedOn ? due : completedOn;
  if (rule.unit === 'day') return daysLater(due, rule.every * stepsBeyond(daysFrom(due, after), rule.every));
  if (rule.unit === 'week') return nextInWeeks(rule, due, after);
  const months = rule.every * monthsOf[rule.unit];
  if (isNth(rule)) {
    const passed = Math.max(1, Math.floor(monthsFrom(due, after) / months));
    return nthFrom(rule, monthsLater(due, passed * months, 1), daysLater(after, 1), months);
  }
  const monthDay = rule.monthDay ?? monthDayOf(due);
  const steps = Math.max(1, Math.floor(monthsFrom(due, after) / months));
  const next = monthsLater(due, steps * months, monthDay);
  return next > after ? next : monthsLater(due, (steps + 1) * months, monthDay);
}

/** Recurrence anchored to its first day: "each month" from the 31st is on the 31st. */
export const anchored = (rule: Recurrence, due: CalendarDay | null): Recurrence =>
  due === null ||
  rule.isFromCompletion ||
  rule.monthDay !== undefined ||
  isNth(rule) ||
  rule.unit === 'day' ||
  rule.unit === 'week'
    ? rule
    : { ...rule, monthDay: monthDayOf(due) };

const stepsBeyond = (distance: number, step: number) => Math.floor(distance / step) + 1;

function oneLater({ unit, every }: Recurrence, day: CalendarDay): CalendarDay {
  if (unit === 'day') return daysLater(day, every);
  if (unit === 'week') return daysLater(day, 7 * every);
  return monthsLater(day, every * monthsOf[unit]);
}

function weekdayFrom(from: CalendarDay, weekdays: readonly number[]): CalendarDay {
  const distances = weekdays.map((weekday) => (weekday - weekdayOf(from) + 7) % 7);
  return daysLater(from, Math.min(...distances));
}

function nextInWeeks({ every, weekdays }: Recurrence, due: CalendarDay, after: CalendarDay): CalendarDay {
  const wanted = weekdays?.length ? weekdays : [weekdayOf(due)];
  const firstWeek = daysLater(due, 1 - weekdayOf(due));
  const candidate = weekdayFrom(daysLater(after, 1), wanted);
  const weeks = Math.floor(daysFrom(firstWeek, candidate) / 7);
  const missing = (every - (weeks % every)) % every;
  if (missing === 0) return candidate;
  return weekdayFrom(daysLater(firstWeek, (weeks + missing) * 7), wanted);
}
