import { type BackendStore, type Person, type Rejection, rejectField, rejectStale, unknown } from '@atrium/backend';
import type { CalendarEvent, Guest } from '../api/schemas';
import { blankEvent } from '../model/blankEvent';
import { isZone } from '../model/isZone';
import type { RuleIssue } from '../model/recurrence/parseRule';
import { ruleIssueOf } from '../model/recurrence/ruleIssueOf';
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

const englishIssues: Record<RuleIssue, string> = {
  syntax: 'This is no rule of RFC 5545.',
  notAllowed: 'Parts of this rule must not stand together (RFC 5545, 3.3.10).',
  withinDay: 'Rules that repeat within an hour, or more than 24 times a day, are not supported.',
  never: 'This rule names no day after the start.',
};

/**
 * The refusal of a rule that cannot be followed. One that was stored before such rules were refused may stay as it is, so
 * that all else of its event can be changed.
 */
function checkRule(event: CalendarEvent, before: CalendarEvent | null, { checks }: ChangeOptions): Rejection | null {
  const issue = event.rule ? ruleIssueOf(event, checks) : null;
  if (!issue || (before?.rule === event.rule && ruleIssueOf(before, checks))) return null;
  return rejectField('rule', englishIssues[issue], issue);
}

/** What is wrong with an event, beside what its schema sees; null where nothing is. `before` is what it was. */
function checkEvent(
  store: BackendStore,
  event: CalendarEvent,
  user: Person | null,
  before: CalendarEvent | null,
  by: ChangeOptions,
): Rejection | null {
  if (Date.parse(event.end) < Date.parse(event.start)) return rejectField('end', 'The end is before the start.');
  if (event.timeZone && !isZone(event.timeZone)) return rejectField('timeZone', 'No such time zone.');
  const ruleRefusal = checkRule(event, before, by);
  if (ruleRefusal) return ruleRefusal;
  if (!isCalendarFor(store, event.extendedProps.calendar, user))
    return rejectField('extendedProps.calendar', 'No such calendar.');
  return null;
}

/** An event that was made or changed, or why it was not. */
type EventResult = { event: CalendarEvent } | { rejection: Rejection };

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
  const rejection = checkEvent(store, event, user, null, by);
  if (rejection) return { rejection };
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
  if (!row || !isCalendarFor(store, row.extendedProps.calendar, user)) return { rejection: unknown('event') };
  const before = readEvent(row);
  // Who is reminded of an event that nobody has organised is the person who asks for it.
  const isOwn = sent.reminders && !before.organizer && user;
  const organizer = isOwn ? { name: user.fullName, email: user.email } : before.organizer;
  const event = mergeEvent({ ...before, organizer }, withoutOthersWords(sent, user, by));
  const rejection = rejectStale(row, sent.rev) ?? checkEvent(store, event, user, before, by);
  if (rejection) return { rejection };
  if (!by.isSilent) tellGuests(store, before, event, by);
  return { event: events.put(event) };
}
