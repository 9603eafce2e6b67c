import {
  answerCall,
  type BackendStore,
  created,
  Done,
  defineBackend,
  done,
  ok,
  type Person,
  unknown,
  z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import * as schemas from '../api/schemas';
import { calendarCalls, calendarKeysOf, isCalendarFor } from './calendars';
import { changeEvents } from './changeEvents';
import { addEvent, updateEvent } from './events';
import { cancelGuests, guestTopics, isAskedTo } from './invitations';
import { searchEvents } from './recordSearch';
import { dueReminders } from './reminders';
import { invitationCalls } from './reply';
import seed from './seed/seed.json';
import { calendarsKey, eventsKey, invitationsKey, readEvent, remindersKey } from './tables';

const { CalendarEvent, EventAnswer, EventQuery, EventRemoval, EventToAdd, EventUpdate } = schemas;

/** Requested calendars: null for all, else a list that may be empty. */
const toCalendars = (sent: readonly string[] | null | undefined): string[] | null =>
  sent ? sent.flatMap((value) => value.split(',')).map((name) => name.trim()) : null;

/** Events visible to a person: of their calendars, and those with an invitation. */
function eventsOf(store: BackendStore, user: Person | null): schemas.CalendarEvent[] {
  const keys = calendarKeysOf(store, user);
  return store
    .table(eventsKey)
    .all()
    .filter((event) => keys.has(event.extendedProps.calendar) || isAskedTo(event, user))
    .map(readEvent);
}

export default defineBackend({
  id: 'calendar',
  subject: 'Calendar',
  needs: ['people'],
  tables: [eventsKey, calendarsKey, invitationsKey, remindersKey],
  entities: schemas,
  seed: async () => seed,
  restores: { event: { key: eventsKey }, calendar: { key: calendarsKey } },
  due: dueReminders,
  search: (store, { q, user }) => searchEvents(eventsOf(store, user), q),
  calls: [
    answerCall(calls.getEvents, {
      summary: 'Events of some calendars: repeated or comma-joined; all where absent, none where empty',
      notes: 'A series is one event, with its rule; those of its events that differ follow as events of their own.',
      input: EventQuery,
      answer: z.array(CalendarEvent),
      handle(store, { input, user }) {
        const wanted = toCalendars(input.calendars);
        return ok(
          eventsOf(store, user).filter(({ extendedProps }) => !wanted || wanted.includes(extendedProps.calendar)),
        );
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
      sends: guestTopics,
      handle(store, { input, user }) {
        const result = addEvent(store, input.event, user, input);
        return 'rejection' in result ? result.rejection : created(result);
      },
    }),
    answerCall(calls.updateEvent, {
      summary: 'Change an event',
      envelope: 'event',
      input: EventUpdate,
      answer: EventAnswer,
      rejections: [404, 409],
      sends: guestTopics,
      handle(store, { input, user }) {
        const result = updateEvent(store, input.event, user, input);
        return 'rejection' in result ? result.rejection : ok(result);
      },
    }),
    answerCall(calls.removeEvent, {
      summary: 'Delete an event',
      input: EventRemoval,
      answer: Done,
      rejections: [404],
      sends: guestTopics,
      handle(store, { input: { id, language }, user }) {
        const row = store.table(eventsKey).get(id);
        if (!row || !isCalendarFor(store, row.extendedProps.calendar, user)) return unknown('event');
        cancelGuests(store, readEvent(row), { language });
        store.bin(eventsKey, id);
        return done();
      },
    }),
    changeEvents,
    ...calendarCalls,
    ...invitationCalls,
  ],
});
