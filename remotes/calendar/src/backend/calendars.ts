import {
  and,
  answerCall,
  type BackendStore,
  created,
  eq,
  ne,
  ok,
  oneOf,
  or,
  type Person,
  reject,
  rejectField,
  rejectStale,
  unknown,
  type Where,
  z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import {
  type Calendar,
  CalendarAnswer,
  CalendarRemoval,
  CalendarRemoved,
  Calendar as CalendarSchema,
  CalendarToAdd,
  CalendarUpdate,
} from '../api/schemas';
import { asking, cancelGuests, guestTopics } from './invitations';
import { type CalendarColumn, calendarsTable, type EventColumn, eventsTable, readEvent } from './tables';

const isSeenBy = ({ isPrivate, owner }: Calendar, user: Person | null) => !isPrivate || owner === (user?.id ?? null);

/** The same as a condition. */
const seenBy = (user: Person | null): Where<CalendarColumn> =>
  or<CalendarColumn>(ne('isPrivate', true), eq('owner', user?.id ?? null));

/** Calendars visible to a person: all but the private ones of others. */
async function calendarsOf(store: BackendStore, user: Person | null): Promise<Calendar[]> {
  const calendars: Calendar[] = [];
  for await (const calendar of store.table(calendarsTable).each(seenBy(user))) calendars.push(calendar);
  return calendars;
}

export const calendarKeysOf = async (store: BackendStore, user: Person | null): Promise<ReadonlySet<string>> =>
  new Set((await calendarsOf(store, user)).map(({ key }) => key));

export const isCalendarFor = async (store: BackendStore, key: string, user: Person | null): Promise<boolean> =>
  (await store.table(calendarsTable).count(and<CalendarColumn>(eq('key', key), seenBy(user)))) > 0;

/** Events visible to a person: of their calendars, and those with an invitation. */
export async function eventsSeenBy(store: BackendStore, user: Person | null): Promise<Where<EventColumn>> {
  return or<EventColumn>(oneOf('calendar', [...(await calendarKeysOf(store, user))]), user && asking(user));
}

/** True if a person may rename, hide and delete it. Callers without a token may do everything: the demo asks nobody. */
const isOwnedBy = ({ owner }: Calendar, user: Person | null) => !user || owner === user.id;

async function checkName(store: BackendStore, { id, name }: Calendar, user: Person | null) {
  const isTaken = and<CalendarColumn>(eq('nameKey', name.toLowerCase()), ne('id', id), seenBy(user));
  return name && (await store.table(calendarsTable).count(isTaken)) > 0
    ? rejectField('name', 'Another calendar has this name.', 'taken')
    : null;
}

export const calendarCalls = [
  answerCall(calls.getCalendars, {
    summary: 'The calendars, without the private ones of others',
    answer: z.array(CalendarSchema),
    handle: async (store, { user }) => ok(await calendarsOf(store, user)),
  }),
  answerCall(calls.addCalendar, {
    isSerializable: true,
    summary: "Add a calendar of one's own",
    envelope: 'calendar',
    input: CalendarToAdd,
    answer: CalendarAnswer,
    success: [201],
    async handle(store, { input: { calendar: sent }, user }) {
      const calendars = store.table(calendarsTable);
      const id = await calendars.nextId();
      const { name, tone, isPrivate } = sent;
      const calendar = {
        id,
        key: `c${id}`,
        name,
        tone,
        isPrivate: isPrivate ?? false,
        owner: user?.id ?? null,
        rev: 0,
      };
      return (await checkName(store, calendar, user)) ?? created({ calendar: await calendars.put(calendar) });
    },
  }),
  answerCall(calls.updateCalendar, {
    isSerializable: true,
    summary: 'Rename, colour, share a calendar',
    envelope: 'calendar',
    input: CalendarUpdate,
    answer: CalendarAnswer,
    rejections: [404, 409],
    async handle(store, { input: { calendar: sent }, user }) {
      const before = await store.table(calendarsTable).get(sent.id);
      if (!before || !isSeenBy(before, user)) return unknown('calendar');
      if (before.owner !== null && !isOwnedBy(before, user))
        return reject(403, 'This calendar belongs to someone else.');
      if (sent.isPrivate && !isOwnedBy(before, user)) return reject(403, 'A calendar for everyone cannot be private.');
      const calendar = {
        ...before,
        name: sent.name ?? before.name,
        tone: sent.tone ?? before.tone,
        isPrivate: sent.isPrivate ?? before.isPrivate,
      };
      const rejection = rejectStale(before, sent.rev) ?? (await checkName(store, calendar, user));
      return rejection ?? ok({ calendar: await store.table(calendarsTable).put(calendar) });
    },
  }),
  answerCall(calls.removeCalendar, {
    summary: "Delete a calendar of one's own, with its events or without",
    notes:
      'Not one of the five that are here from the start. Its events go to the calendar `moveTo`, where one is named.',
    input: CalendarRemoval,
    answer: CalendarRemoved,
    rejections: [404],
    sends: guestTopics,
    async handle(store, { input: { id, moveTo, language }, user }) {
      const calendar = await store.table(calendarsTable).get(id);
      if (!calendar || !isSeenBy(calendar, user)) return unknown('calendar');
      if (!/^c\d+$/.test(calendar.key)) return reject(403, 'This calendar is for all and stays.');
      if (!isOwnedBy(calendar, user)) return reject(403, 'This calendar belongs to someone else.');
      if (moveTo && (moveTo === calendar.key || !(await isCalendarFor(store, moveTo, user))))
        return rejectField('moveTo', 'No such calendar.');
      const events = store.table(eventsTable);
      const ids: number[] = [];
      for await (const event of events.each(eq('calendar', calendar.key))) {
        ids.push(event.id);
        if (moveTo) await events.put({ ...event, extendedProps: { ...event.extendedProps, calendar: moveTo } });
        else {
          await cancelGuests(store, readEvent(event), { language });
          await store.bin(eventsTable, event.id);
        }
      }
      await store.bin(calendarsTable, id);
      return ok(moveTo ? { events: [], moved: ids } : { events: ids, moved: [] });
    },
  }),
];
