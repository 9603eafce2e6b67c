import {
  type Addressee,
  answerCall,
  created,
  Done,
  defineBackend,
  done,
  ok,
  refuseField,
  refuseStale,
  unknown,
  z,
} from 'shared/backend';
import { calls } from '../api/calls';
import * as schemas from '../api/schemas';
import { searchEvents } from './recordSearch';
import seed from './seed/seed.json';
import { eventsKey } from './tables';

const { CalendarEvent, EventAnswer, EventId, EventQuery, EventToAdd, EventUpdate } = schemas;

interface Fields {
  title?: string;
  start?: string;
  end?: string;
  url?: string | null;
  allDay?: boolean | null;
  extendedProps?: {
    calendar?: schemas.CalendarEvent['extendedProps']['calendar'];
    guests?: Addressee[] | null;
    location?: string | null;
    description?: string | null;
  } | null;
}

/** The event with what was sent; the rest of it stays as it is. */
function merge(before: schemas.CalendarEvent, sent: Fields): schemas.CalendarEvent {
  const props = before.extendedProps;
  return {
    ...before,
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
const checkOrder = ({ start, end }: schemas.CalendarEvent) =>
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
  rev: 0,
};

export default defineBackend({
  id: 'calendar',
  subject: 'Calendar',
  tables: [eventsKey],
  entities: schemas,
  seed: async () => seed,
  restores: { event: { key: eventsKey } },
  search: (store, { q }) => searchEvents(store.table(eventsKey).all(), q),
  calls: [
    answerCall(calls.getEvents, {
      summary: 'Events of some calendars: repeated or comma-joined; all where absent, none where empty',
      input: EventQuery,
      answer: z.array(CalendarEvent),
      handle(store, { input }) {
        const wanted = toCalendars(input.calendars);
        const events = store.table(eventsKey).all();
        return ok(events.filter(({ extendedProps }) => !wanted || wanted.includes(extendedProps.calendar)));
      },
    }),
    answerCall(calls.addEvent, {
      summary: 'Add an event',
      notes:
        'start and end are moments, or days for a whole-day event, whose end is the day after its last one. The end may equal the start and not precede it.',
      envelope: 'event',
      input: EventToAdd,
      answer: EventAnswer,
      success: [201],
      handle(store, { input }) {
        const event = merge({ ...blank, id: store.table(eventsKey).nextId() }, input.event);
        const refusal = checkOrder(event);
        if (refusal) return refusal;
        return created({ event: store.table(eventsKey).put(event) });
      },
    }),
    answerCall(calls.updateEvent, {
      summary: 'Change an event',
      envelope: 'event',
      input: EventUpdate,
      answer: EventAnswer,
      refusals: [404, 409],
      handle(store, { input }) {
        const before = store.table(eventsKey).get(input.event.id);
        if (!before) return unknown('event');
        const event = merge(before, input.event);
        const refusal = refuseStale(before, input.event.rev) ?? checkOrder(event);
        return refusal ?? ok({ event: store.table(eventsKey).put(event) });
      },
    }),
    answerCall(calls.removeEvent, {
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
});
