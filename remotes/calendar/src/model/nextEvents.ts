import { addDays, type Day, toDate, toDay } from '@atrium/contract/values';
import type { CalendarEvent } from '../api/schemas';
import type { Occurrence } from './occurrence';

/** The day after the last one of a whole-day event; one that ends on the day it starts is one day too. */
const dayAfter = ({ start, end }: CalendarEvent): Day => (end > start ? toDay(end) : addDays(toDay(start), 1));

const endOf = (event: CalendarEvent): Date => toDate(event.allDay ? dayAfter(event) : event.end);

const startOf = ({ start }: CalendarEvent) => toDate(start).getTime();

export const nextEvents = <Event extends CalendarEvent>(
  events: readonly Event[],
  now: number,
  count: number,
): Event[] =>
  events
    .filter((event) => endOf(event).getTime() > now)
    .sort((one, other) => startOf(one) - startOf(other))
    .slice(0, count);

/** The address of an event: its bubble, on its day. */
export const eventPath = ({ key, start }: Pick<Occurrence, 'key' | 'start'>): string =>
  `/apps/calendar?date=${toDay(start)}&event=${encodeURIComponent(key)}`;

export interface ComingEvent<Event extends CalendarEvent> {
  event: Event;
  /** It is the first that has yet to begin. */
  isAfterNow: boolean;
  /** It begins at the end of so much free time today that it is worth a word. */
  isAfterPause: boolean;
}

const pause = 3_600_000;

/** The next events, the earliest first, with where now is between them, and the free time of today. */
export function comingUp<Event extends CalendarEvent>(
  events: readonly Event[],
  now: number,
  count: number,
): ComingEvent<Event>[] {
  let busyUntil: number | undefined;
  let hasPassedNow = false;
  return nextEvents(events, now, count).map((event) => {
    const { start, end, allDay } = event;
    const from = Date.parse(start);
    const hasBegun = allDay ? toDay(start) <= toDay(now) : from <= now;
    const isAfterNow = !hasBegun && !hasPassedNow;
    hasPassedNow ||= isAfterNow;
    if (allDay || toDay(start) !== toDay(now)) return { event, isAfterNow, isAfterPause: false };
    const isAfterPause = busyUntil !== undefined && from - busyUntil >= pause;
    busyUntil = Math.max(busyUntil ?? 0, Date.parse(end));
    return { event, isAfterNow, isAfterPause };
  });
}
