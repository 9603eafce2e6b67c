import type { CalendarEvent, CalendarName } from 'shared/api';

/** What may change about an event; what is absent stays as it is. */
export type EventChange = { id: number } & Partial<Omit<CalendarEvent, 'id' | 'extendedProps'>> & {
    extendedProps?: Partial<CalendarEvent['extendedProps']>;
  };

/** An event after a change. */
export const mergeEvent = (event: CalendarEvent, change: EventChange): CalendarEvent => ({
  ...event,
  ...change,
  extendedProps: { ...event.extendedProps, ...change.extendedProps },
});

/** The list with an event in its new form, or without it when its calendar is not among those shown. */
export const putEvent = (
  events: readonly CalendarEvent[],
  event: CalendarEvent,
  calendars: readonly CalendarName[] | undefined,
): CalendarEvent[] =>
  !calendars || calendars.includes(event.extendedProps.calendar)
    ? events.map((known) => (known.id === event.id ? event : known))
    : events.filter(({ id }) => id !== event.id);
