import type { CalendarEvent } from './schemas';

/** What may change about an event; what is absent stays as it is. */
export type EventChange = Partial<Omit<CalendarEvent, 'extendedProps'>> & {
  id: number;
  extendedProps?: Partial<CalendarEvent['extendedProps']>;
};

/** An event after a change; its `rev` is counted as the API does it, so that the next change need not wait for the answer. */
export const mergeEvent = (event: CalendarEvent, { rev: _, ...change }: EventChange): CalendarEvent => ({
  ...event,
  ...change,
  extendedProps: { ...event.extendedProps, ...change.extendedProps },
  rev: event.rev + 1,
});

/** The list with an event in its new form, or without it when its calendar is not among those shown. */
export const putEvent = (
  events: readonly CalendarEvent[],
  event: CalendarEvent,
  calendars: readonly string[] | undefined,
): CalendarEvent[] =>
  !calendars || calendars.includes(event.extendedProps.calendar)
    ? events.map((known) => (known.id === event.id ? event : known))
    : events.filter(({ id }) => id !== event.id);
