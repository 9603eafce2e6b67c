import {
  and,
  answerCall,
  between,
  created,
  Done,
  defineBackend,
  done,
  eq,
  ok,
  oneOf,
  unknown,
  z,
} from '@atrium/backend';
import { addDays } from '@atrium/contract/values';
import { calls } from '../api/calls';
import * as schemas from '../api/schemas';
import { calendarCalls, eventsSeenBy, isCalendarFor } from './calendars';
import { changeEvents } from './changeEvents';
import { addEvent, updateEvent } from './events';
import { guestEmails } from './guestMail';
import { cancelGuests, guestTopics } from './invitations';
import { proposalCalls } from './proposals';
import { searchEvents } from './recordSearch';
import { dueReminders } from './reminders';
import { invitationCalls } from './reply';
import seed from './seed/seed.json';
import {
  calendarsTable,
  type EventColumn,
  eventsTable,
  invitationsTable,
  proposalsTable,
  readEvent,
  remindersTable,
} from './tables';
import { takeReply } from './takeReply';
import { writeFeed } from './writeFeed';

const { CalendarEvent, EventAnswer, EventQuery, EventRemoval, EventToAdd, EventUpdate } = schemas;

/** Requested calendars: null for all, else a list that may be empty. */
const toCalendars = (sent: readonly string[] | null | undefined): string[] | null =>
  sent ? sent.flatMap((value) => value.split(',')).map((name) => name.trim()) : null;

export default defineBackend({
  id: 'calendar',
  api: { about: 'Calendars and events, with guests and reminders', calls },
  subject: 'Calendar',
  needs: ['people'],
  tables: [eventsTable, calendarsTable, invitationsTable, remindersTable, proposalsTable],
  entities: schemas,
  seed: async () => seed,
  restores: { event: { key: eventsTable }, calendar: { key: calendarsTable } },
  due: dueReminders,
  emails: async () => guestEmails,
  feeds: { calendar: writeFeed },
  search: (store, { q, user }) => searchEvents(store, q, user),
  calls: [
    answerCall(calls.getEvents, {
      summary: 'Events of some calendars: repeated or comma-joined; all where absent, none where empty',
      notes:
        'With from and to, those that may be on one of these days. A series is one event, with its rule; those of its events that differ follow as events of their own, and bring their series. With series, that one alone.',
      input: EventQuery,
      answer: z.array(CalendarEvent),
      async handle(store, { input: { calendars, from, to, series }, user }) {
        const wanted = toCalendars(calendars);
        const seen = and<EventColumn>(await eventsSeenBy(store, user), wanted && oneOf('calendar', wanted));
        // Columns have days in UTC; where the reader is, it may be the day before or after.
        const where = and<EventColumn>(
          seen,
          between('lastDay', from && addDays(from, -1), null),
          between('firstDay', null, to && addDays(to, 1)),
        );
        const events = store.table(eventsTable);
        const found = new Map<number, schemas.CalendarEvent>();
        const chosen = series ? and<EventColumn>(seen, eq('seriesId', series)) : where;
        for await (const event of events.each(chosen)) found.set(event.id, readEvent(event));
        // A series may be over before what stands in for one of its events; it is needed to change that.
        const named = [...found.values()].flatMap((event) => event.series?.id ?? []);
        const missing = [...new Set([...named, ...(series ? [series] : [])])].filter((id) => !found.has(id));
        for await (const event of missing.length > 0 ? events.each(and<EventColumn>(seen, oneOf('id', missing))) : [])
          found.set(event.id, readEvent(event));
        return ok([...found.values()].sort((one, other) => one.id - other.id));
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
      async handle(store, { input, user }) {
        const result = await addEvent(store, input.event, user, input);
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
      async handle(store, { input, user }) {
        const row = await store.table(eventsTable).get(input.event.id);
        const result = await updateEvent(store, row, input.event, user, input);
        return 'rejection' in result ? result.rejection : ok(result);
      },
    }),
    answerCall(calls.removeEvent, {
      summary: 'Delete an event',
      input: EventRemoval,
      answer: Done,
      rejections: [404],
      sends: guestTopics,
      async handle(store, { input: { id, language }, user }) {
        const row = await store.table(eventsTable).get(id);
        if (!row || !(await isCalendarFor(store, row.extendedProps.calendar, user))) return unknown('event');
        await cancelGuests(store, readEvent(row), { language });
        await store.bin(eventsTable, id);
        return done();
      },
    }),
    changeEvents,
    ...calendarCalls,
    ...invitationCalls,
    takeReply,
    ...proposalCalls,
  ],
});
