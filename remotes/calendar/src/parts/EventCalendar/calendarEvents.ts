import type { EventApi, EventInput } from '@fullcalendar/react';
import { toDay } from 'shared/ui';
import type { CalendarEvent } from '../../api/schemas';
import type { EventTime } from '../../model/eventTime';
import { eventClass } from './calendarLook';

/** Events as FullCalendar takes them. */
export const toInputs = (events: readonly CalendarEvent[]): EventInput[] =>
  events.map(({ id, title, start, end, allDay, extendedProps: { calendar, location } }) => ({
    id: String(id),
    title,
    start,
    end,
    allDay,
    className: eventClass(calendar),
    extendedProps: { calendar, location },
  }));

/** Where FullCalendar has put an event; null while it has no time. */
export function timeOf({ start, end, allDay }: EventApi): EventTime | null {
  if (!start || !end) return null;
  return allDay
    ? { start: toDay(start), end: toDay(end), allDay }
    : { start: start.toISOString(), end: end.toISOString(), allDay };
}
