import {
  answerCall,
  type BackendStore,
  created,
  ok,
  type Person,
  reject,
  rejectField,
  rejectStale,
  unknown,
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
import { cancelGuests, guestTopics } from './invitations';
import { calendarsKey, eventsKey, readEvent } from './tables';

const isSeenBy = ({ isPrivate, owner }: Calendar, user: Person | null) => !isPrivate || owner === (user?.id ?? null);

/** Calendars visible to a person: all but the private ones of others. */
const calendarsOf = (store: BackendStore, user: Person | null): Calendar[] =>
  store
    .table(calendarsKey)
    .all()
    .filter((calendar) => isSeenBy(calendar, user));

export const calendarKeysOf = (store: BackendStore, user: Person | null): ReadonlySet<string> =>
  new Set(calendarsOf(store, user).map(({ key }) => key));

export const isCalendarFor = (store: BackendStore, key: string, user: Person | null): boolean =>
  calendarKeysOf(store, user).has(key);

/** True if a person may rename, hide and delete it. Callers without a token may do everything: the demo asks nobody. */
const isOwnedBy = ({ owner }: Calendar, user: Person | null) => !user || owner === user.id;

const checkName = (store: BackendStore, { id, name }: Calendar, user: Person | null) =>
  calendarsOf(store, user).some((other) => other.id !== id && name && other.name.toLowerCase() === name.toLowerCase())
    ? rejectField('name', 'Another calendar has this name.', 'taken')
    : null;

export const calendarCalls = [
  answerCall(calls.getCalendars, {
    summary: 'The calendars, without the private ones of others',
    answer: z.array(CalendarSchema),
    handle: (store, { user }) => ok(calendarsOf(store, user)),
  }),
  answerCall(calls.addCalendar, {
    summary: "Add a calendar of one's own",
    envelope: 'calendar',
    input: CalendarToAdd,
    answer: CalendarAnswer,
    success: [201],
    handle(store, { input: { calendar: sent }, user }) {
      const id = store.table(calendarsKey).nextId();
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
      return checkName(store, calendar, user) ?? created({ calendar: store.table(calendarsKey).put(calendar) });
    },
  }),
  answerCall(calls.updateCalendar, {
    summary: 'Rename, colour, share a calendar',
    envelope: 'calendar',
    input: CalendarUpdate,
    answer: CalendarAnswer,
    rejections: [404, 409],
    handle(store, { input: { calendar: sent }, user }) {
      const before = store.table(calendarsKey).get(sent.id);
      if (!before || !isSeenBy(before, user)) return unknown('calendar');
      if (before.owner !== null && !isOwnedBy(before, user)) return reject(403, 'This calendar is somebody else’s.');
      if (sent.isPrivate && !isOwnedBy(before, user)) return reject(403, 'A calendar of all cannot be private.');
      const calendar = {
        ...before,
        name: sent.name ?? before.name,
        tone: sent.tone ?? before.tone,
        isPrivate: sent.isPrivate ?? before.isPrivate,
      };
      const rejection = rejectStale(before, sent.rev) ?? checkName(store, calendar, user);
      return rejection ?? ok({ calendar: store.table(calendarsKey).put(calendar) });
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
    handle(store, { input: { id, moveTo, language }, user }) {
      const calendar = store.table(calendarsKey).get(id);
      if (!calendar || !isSeenBy(calendar, user)) return unknown('calendar');
      if (!/^c\d+$/.test(calendar.key)) return reject(403, 'This calendar is for all and stays.');
      if (!isOwnedBy(calendar, user)) return reject(403, 'This calendar is somebody else’s.');
      if (moveTo && (moveTo === calendar.key || !isCalendarFor(store, moveTo, user)))
        return rejectField('moveTo', 'No such calendar.');
      const table = store.table(eventsKey);
      const events = table.all().filter(({ extendedProps }) => extendedProps.calendar === calendar.key);
      const ids = events.map((event) => event.id);
      for (const event of events) {
        if (moveTo) table.put({ ...event, extendedProps: { ...event.extendedProps, calendar: moveTo } });
        else {
          cancelGuests(store, readEvent(event), { language });
          store.bin(eventsKey, event.id);
        }
      }
      store.bin(calendarsKey, id);
      return ok(moveTo ? { events: [], moved: ids } : { events: ids, moved: [] });
    },
  }),
];
