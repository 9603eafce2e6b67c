import {
  CalendarEvent,
  call,
  Done,
  EventAnswer,
  EventId,
  EventQuery,
  EventToAdd,
  EventUpdate,
  type MockApp,
  type Person,
} from 'shared/api';
import * as z from 'zod/mini';
import { created, done, ok, refuseField, unknown } from '../core/answer';
import { eventsKey } from './tables';

interface Fields {
  title?: string;
  start?: string;
  end?: string;
  url?: string | null;
  allDay?: boolean | null;
  extendedProps?: {
    calendar?: CalendarEvent['extendedProps']['calendar'];
    guests?: Person[] | null;
    location?: string | null;
    description?: string | null;
  } | null;
}

/** What was sent over what stood there. */
function merge(before: CalendarEvent, sent: Fields): CalendarEvent {
  const props = before.extendedProps;
  return {
    id: before.id,
    title: sent.title ?? before.title,
    url: sent.url ?? before.url,
    start: sent.start ?? before.start,
    end: sent.end ?? before.end,
    allDay: sent.allDay ?? before.allDay,
    extendedProps: {
      calendar: sent.extendedProps?.calendar ?? props.calendar,
      guests: sent.extendedProps?.guests ?? props.guests,
      location: sent.extendedProps?.location ?? props.location,
      description: sent.extendedProps?.description ?? props.description,
    },
  };
}

/** The refusal of an event that ends before it begins. */
const checkOrder = ({ start, end }: CalendarEvent) =>
  Date.parse(end) < Date.parse(start) ? refuseField('end', 'The end is before the start.') : null;

/** The calendars wanted: null for all, a list that may be empty otherwise. */
const toCalendars = (sent: readonly string[] | null | undefined): string[] | null =>
  sent ? sent.flatMap((value) => value.split(',')).map((name) => name.trim()) : null;

const blank = {
  title: '',
  start: '',
  end: '',
  url: '',
  allDay: false,
  extendedProps: { calendar: 'Personal' as const, guests: [], location: '', description: '' },
};

export const calendarApp: MockApp = {
  id: 'calendar',
  subject: 'Calendar',
  tables: [eventsKey],
  seed: async () => (await import(/* webpackChunkName: "mock-calendar" */ '../seed/calendar.json')).default,
  calls: [
    call({
      method: 'GET',
      path: '/apps/calendar/events',
      summary: 'Events of some calendars: repeated or comma-joined; all where absent, none where empty',
      input: EventQuery,
      answer: z.array(CalendarEvent),
      handle(store, { input }) {
        const wanted = toCalendars(input.calendars);
        const events = store.table(eventsKey).all();
        return ok(events.filter(({ extendedProps }) => !wanted || wanted.includes(extendedProps.calendar)));
      },
    }),
    call({
      method: 'POST',
      path: '/apps/calendar/add-event',
      summary: 'Add an event',
      notes:
        'start and end are moments, or days for a whole-day event, whose end is the day after its last one. The end may equal the start and not precede it.',
      input: EventToAdd,
      answer: EventAnswer,
      success: [201],
      handle(store, { input }) {
        const event = merge({ ...blank, id: store.table(eventsKey).nextId() }, input.event);
        const refusal = checkOrder(event);
        if (refusal) return refusal;
        store.table(eventsKey).put(event);
        return created({ event });
      },
    }),
    call({
      method: 'POST',
      path: '/apps/calendar/update-event',
      summary: 'Change an event',
      input: EventUpdate,
      answer: EventAnswer,
      refusals: [404],
      handle(store, { input }) {
        const before = store.table(eventsKey).get(input.event.id);
        if (!before) return unknown('event');
        const event = merge(before, input.event);
        const refusal = checkOrder(event);
        if (refusal) return refusal;
        store.table(eventsKey).put(event);
        return ok({ event });
      },
    }),
    call({
      method: 'DELETE',
      path: '/apps/calendar/remove-event',
      summary: 'Delete an event',
      input: EventId,
      answer: Done,
      refusals: [404],
      handle(store, { input: { id } }) {
        if (!store.table(eventsKey).get(id)) return unknown('event');
        store.bin(eventsKey, id);
        return done();
      },
    }),
  ],
};
