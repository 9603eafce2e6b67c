import { addDays, type Day, endOfWeek, startOfWeek, toDate, toDay } from '@atrium/contract/values';
import type { Span } from './occurrences';

export const calendarViews = ['month', 'week', 'day', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

export const listDays = 30;

/** View of that name, else the usual one. */
export const toCalendarView = (name: string | null, usual: CalendarView): CalendarView =>
  calendarViews.find((known) => known === name) ?? usual;

export function readDay(text: string | null, usual: Day): Day {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return usual;
  return toDay(text) === text ? text : usual;
}

/** First and last day of a view around a day; a list starts with that day. */
export function rangeOf(view: CalendarView, day: Day, weekStart: number): { from: Day; to: Day } {
  if (view === 'day') return { from: day, to: day };
  if (view === 'week') return { from: startOfWeek(day, weekStart), to: endOfWeek(day, weekStart) };
  if (view === 'list') return { from: day, to: addDays(day, listDays - 1) };
  const date = toDate(day);
  return {
    from: toDay(new Date(date.getFullYear(), date.getMonth(), 1)),
    to: toDay(new Date(date.getFullYear(), date.getMonth() + 1, 0)),
  };
}

/** Rendered days: a month includes days of its neighbours to fill six weeks. */
export function visibleDays(view: CalendarView, day: Day, weekStart: number): { from: Day; to: Day } {
  const { from, to } = rangeOf(view, day, weekStart);
  if (view !== 'month') return { from, to };
  const first = startOfWeek(from, weekStart);
  return { from: first, to: addDays(first, 41) };
}

/** Day of the next (1) or previous (-1) page of a view. */
export function stepDay(view: CalendarView, day: Day, step: 1 | -1): Day {
  if (view === 'day') return addDays(day, step);
  if (view === 'week') return addDays(day, step * 7);
  if (view === 'list') return addDays(day, step * listDays);
  const date = toDate(day);
  const lastDay = new Date(date.getFullYear(), date.getMonth() + step + 1, 0).getDate();
  return toDay(new Date(date.getFullYear(), date.getMonth() + step, Math.min(date.getDate(), lastDay)));
}

/** Days of which events are loaded: those of the quarter of a view, with some before and after, so that steps are quick. */
export function loadedDays(view: CalendarView, day: Day): { from: Day; to: Day } {
  const { from, to } = rangeOf(view, day, 1);
  const [first, last] = [toDate(from), toDate(to)];
  const quarterOf = (date: Date) => Math.floor(date.getMonth() / 3) * 3;
  return {
    from: toDay(new Date(first.getFullYear(), quarterOf(first) - 1, 1)),
    to: toDay(new Date(last.getFullYear(), quarterOf(last) + 4, 0)),
  };
}

export function spanOf(view: CalendarView, day: Day): Span {
  const { from, to } = rangeOf(view, day, 1);
  return { from: toDate(addDays(from, -8)).getTime(), to: toDate(addDays(to, 15)).getTime() };
}
