import { type Day, toDay, toPlainText } from '@atrium/contract/values';
import type { CalendarEvent } from '../api/schemas';
import { lastDayOf } from './eventTime';
import type { Occurrence } from './occurrence';

interface Days {
  from: Day;
  to: Day;
}

export const isOnDays = (event: Occurrence, { from, to }: Days): boolean =>
  toDay(event.start) <= to && lastDayOf(event) >= from;

export const areElsewhere = (events: readonly Occurrence[], days: Days): boolean =>
  !events.some((event) => isOnDays(event, days));

/** Day of the nearest match outside of these days: the next one, or else the last one before; null if there is none. */
export function nearestDay(events: readonly Occurrence[], { from, to }: Days): { day: Day; isLater: boolean } | null {
  const days = events.map(({ start }) => toDay(start)).sort();
  const next = days.find((day) => day > to);
  const last = days.findLast((day) => day < from);
  if (next !== undefined) return { day: next, isLater: true };
  return last === undefined ? null : { day: last, isLater: false };
}

/** True if a text has all searched words; accents and case do not count. */
export function hasWords(text: string, query: string): boolean {
  const words = toPlainText(text);
  return toPlainText(query)
    .split(/\s+/)
    .every((word) => words.includes(word));
}

/** True if an event has all searched words in title, place, text or guests. */
export function isFound(
  { title, extendedProps }: Pick<CalendarEvent, 'title' | 'extendedProps'>,
  query: string,
): boolean {
  const { location, description, guests } = extendedProps;
  return hasWords(
    [title, location, description, ...guests.flatMap(({ name, email }) => [name, email])].join(' '),
    query,
  );
}
