import { addDays, type Day, toDate, toDay } from '@atrium/contract/values';
import type { CalendarEvent } from '../api/schemas';
import type { Occurrence } from './occurrence';

/** Exclusive end of a whole-day event; one that ends on its start day lasts one day. */
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

export const eventPath = ({ key, start }: Pick<Occurrence, 'key' | 'start'>): string =>
  `/apps/calendar?date=${toDay(start)}&event=${encodeURIComponent(key)}`;

export interface ComingEvent<Event extends CalendarEvent> {
  event: Event;
  /** First event that has not started. */
  isAfterNow: boolean;
  /** Follows a long enough span of free time today. */
  isAfterPause: boolean;
}

const pause = 3_600_000;

/** Next events, earliest first, with the position of "now" and today's free time. */
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
