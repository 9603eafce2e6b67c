import { addDays, type Day, endOfWeek, startOfWeek, toDate, toDay } from '@atrium/contract/values';
import { toInstant } from './zonedTime';

export const scheduleViews = ['month', 'week', 'list'] as const;
export type ScheduleView = (typeof scheduleViews)[number];

export const toScheduleView = (name: string | null): ScheduleView =>
  scheduleViews.find((known) => known === name) ?? 'week';

export function readDay(text: string | null, usual: Day): Day {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return usual;
  return toDay(text) === text ? text : usual;
}

const monthOf = (day: Day, months = 0): { first: Day; last: Day } => {
  const date = toDate(day);
  const [year, month] = [date.getFullYear(), date.getMonth() + months];
  return { first: toDay(new Date(year, month, 1)), last: toDay(new Date(year, month + 1, 0)) };
};

/** Days of a view: a week, or the whole weeks of a month. */
export function daysOf(view: ScheduleView, day: Day, weekStart: number): Day[] {
  const { first, last } = view === 'month' ? monthOf(day) : { first: day, last: day };
  const days: Day[] = [];
  for (let next = startOfWeek(first, weekStart); next <= endOfWeek(last, weekStart); next = addDays(next, 1))
    days.push(next);
  return days;
}

/** Day of the next (1) or previous (-1) page of a view: in a shorter month its last day. */
export function stepDay(view: ScheduleView, day: Day, step: 1 | -1): Day {
  if (view !== 'month') return addDays(day, step * 7);
  const { first, last } = monthOf(day, step);
  return [addDays(first, toDate(day).getDate() - 1), last].toSorted()[0] ?? last;
}

export function spanOf(view: ScheduleView, day: Day, weekStart: number, zone: string): { from: string; to: string } {
  const days = daysOf(view, day, weekStart);
  const midnight = (of: Day) => toInstant({ day: of, time: '00:00' }, zone);
  return { from: midnight(days[0] ?? day), to: midnight(addDays(days.at(-1) ?? day, 1)) };
}
