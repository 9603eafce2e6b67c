import { addDays, type Day, toDate, toDay } from '@atrium/contract/values';
import type { CalendarEvent } from '../api/schemas';
import type { Occurrence } from './occurrence';

/** The day after the last one of a whole-day event; one that ends on the day it starts is one day too. */
const dayAfter = ({ start, end }: CalendarEvent): Day => (end > start ? toDay(end) : addDays(toDay(start), 1));

const endOf = (event: CalendarEvent): Date => toDate(event.allDay ? dayAfter(event) : event.end);

const startOf = ({ start }: CalendarEvent) => toDate(start).getTime();

/** The next events that are not over yet, the earliest first. */
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
