import { type BackendStore, type Person, type Refusal, refuseField, refuseStale, unknown } from 'shared/backend';
import type { CalendarEvent, Guest } from '../api/schemas';
import { blankEvent } from '../model/blankEvent';
import { isZone } from '../model/isZone';
import { isCalendarFor } from './calendars';
import { type ChangeOptions, inviteGuests, tellGuests } from './invitations';
import { readEvent } from './readEvent';
import { withoutOthersWords } from './spokenFor';
import { eventsKey } from './tables';

/** What a call says of an event. */
interface SentEvent {
  title?: string;
  start?: string;
  end?: string;
  url?: string | null;
  allDay?: boolean | null;
  timeZone?: string | null;
  rule?: string | null;
  exceptions?: string[] | null;
  series?: CalendarEvent['series'] | undefined;
  reminders?: number[] | null;
  uid?: string | null;
  organizer?: CalendarEvent['organizer'] | undefined;
  extendedProps?: {
    calendar?: string;
    guests?: Guest[] | null;
    location?: string | null;
    description?: string | null;
  } | null;
}

/** Guests keep their answers, which a form neither knows nor sends. */
const mergeGuests = (before: readonly Guest[], sent: readonly Guest[]): Guest[] =>
  sent.map((guest) => ({ ...before.find(({ email }) => email === guest.email), ...guest }));

/** The event with what was sent; the rest of it stays as it is. */
function mergeEvent(before: CalendarEvent, sent: SentEvent): CalendarEvent {
  const props = before.extendedProps;
  const { guests } = sent.extendedProps ?? {};
  return {
    ...before,
    title: sent.title ?? before.title,
    url: sent.url ?? before.url,
    start: sent.start ?? before.start,
    end: sent.end ?? before.end,
    allDay: sent.allDay ?? before.allDay,
    timeZone: sent.timeZone === undefined ? before.timeZone : sent.timeZone || null,
    rule: sent.rule ?? before.rule,
    exceptions: sent.exceptions ?? before.exceptions,
    series: sent.series ?? before.series,
    reminders: sent.reminders ?? before.reminders,
    uid: sent.uid || before.uid,
    organizer: sent.organizer ?? before.organizer,
    extendedProps: {
      calendar: sent.extendedProps?.calendar ?? props.calendar,
      guests: guests ? mergeGuests(props.guests, guests) : props.guests,
      location: sent.extendedProps?.location ?? props.location,
      description: sent.extendedProps?.description ?? props.description,
    },
  };
}

/** What is wrong with an event, beside what its schema sees; null where nothing is. */
function checkEvent(store: BackendStore, event: CalendarEvent, user: Person | null): Refusal | null {
  if (Date.parse(event.end) < Date.parse(event.start)) return refuseField('end', 'The end is before the start.');
  if (event.timeZone && !isZone(event.timeZone)) return refuseField('timeZone', 'No such time zone.');
  if (event.rule && !/^[A-Z]+=[^;]+(;[A-Z]+=[^;]+)*$/i.test(event.rule))
    return refuseField('rule', 'This is no rule of RFC 5545.');
  if (!isCalendarFor(store, event.extendedProps.calendar, user))
    return refuseField('extendedProps.calendar', 'No such calendar.');
  return null;
}

/** An event that was made or changed, or why it was not. */
type EventResult = { event: CalendarEvent } | { refusal: Refusal };

export function addEvent(
  store: BackendStore,
  sent: SentEvent,
  user: Person | null,
  by: ChangeOptions = {},
): EventResult {
  const events = store.table(eventsKey);
  const id = events.nextId();
  const organizer = user && { name: user.fullName, email: user.email };
  const before = { ...blankEvent, id, organizer, uid: `${id}-${store.now()}@atrium.example` };
  const event = mergeEvent(before, withoutOthersWords(sent, user, by));
  const refusal = checkEvent(store, event, user);
  if (refusal) return { refusal };
  if (!by.isSilent) inviteGuests(store, event, by);
  return { event: events.put(event) };
}

type Change = SentEvent & { id: number; rev?: number | null | undefined };

export function updateEvent(
  store: BackendStore,
  sent: Change,
  user: Person | null,
  by: ChangeOptions = {},
): EventResult {
  const events = store.table(eventsKey);
  const row = events.get(sent.id);
  if (!row || !isCalendarFor(store, row.extendedProps.calendar, user)) return { refusal: unknown('event') };
  const before = readEvent(row);
  // Who is reminded of an event that nobody has organised is the person who asks for it.
  const isOwn = sent.reminders && !before.organizer && user;
  const organizer = isOwn ? { name: user.fullName, email: user.email } : before.organizer;
  const event = mergeEvent({ ...before, organizer }, withoutOthersWords(sent, user, by));
  const refusal = refuseStale(row, sent.rev) ?? checkEvent(store, event, user);
  if (refusal) return { refusal };
  if (!by.isSilent) tellGuests(store, before, event, by);
  return { event: events.put(event) };
}
