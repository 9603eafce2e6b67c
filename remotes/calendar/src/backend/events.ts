import { type BackendStore, type Person, type Rejection, rejectField, rejectStale, unknown } from '@atrium/backend';
import type { CalendarEvent, Guest } from '../api/schemas';
import { blankEvent } from '../model/event';
import { ruleIssueOf } from '../model/recurrence/checkRule';
import type { RuleIssue } from '../model/recurrence/parseRule';
import { isZone } from '../model/recurrence/zoneNames';
import { isCalendarFor } from './calendars';
import { type ChangeOptions, hasAddress, inviteGuests, notifyGuests } from './invitations';
import { planReminder } from './reminders';
import { eventsTable, readEvent } from './tables';

type Sent = { organizer?: CalendarEvent['organizer'] | undefined; extendedProps?: { guests?: Guest[] | null } | null };

/**
 * Nobody invites or answers in another person's name. Organiser and answers are taken from the caller only for events
 * that the same batch changes (a divided series), and for silent imports of a file.
 */
function withoutOthersWords<T extends Sent>(sent: T, user: Person | null, by: ChangeOptions): T {
  if (!user || by.isSilent) return sent;
  const known = by.takenFrom ?? [];
  const { organizer, extendedProps } = sent;
  const isBelieved =
    organizer &&
    [{ email: user.email }, ...known.flatMap((event) => event.organizer ?? [])].some(hasAddress(organizer.email));
  const hasAnswered = ({ email, answer }: Guest) =>
    known.some(({ extendedProps: { guests } }) =>
      guests.some((one) => one.answer === answer && hasAddress(email)(one)),
    );
  const guests = extendedProps?.guests?.map((guest) =>
    hasAnswered(guest) ? guest : { name: guest.name, email: guest.email },
  );
  return {
    ...sent,
    ...(organizer && !isBelieved && { organizer: undefined }),
    ...(guests && { extendedProps: { ...extendedProps, guests } }),
  };
}

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
  otherLines?: string[] | null;
  organizer?: CalendarEvent['organizer'] | undefined;
  extendedProps?: {
    calendar?: string;
    guests?: Guest[] | null;
    location?: string | null;
    description?: string | null;
  } | null;
}

/** Keeps the guests' answers, which a form neither knows nor sends. */
const mergeGuests = (before: readonly Guest[], sent: readonly Guest[]): Guest[] =>
  sent.map((guest) => ({ ...before.find(({ email }) => email === guest.email), ...guest }));

function mergeEvent(before: CalendarEvent, sent: SentEvent): CalendarEvent {
  const props = before.extendedProps;
  const { guests } = sent.extendedProps ?? {};
  const otherLines = sent.otherLines ?? before.otherLines;
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
    ...(otherLines && { otherLines }),
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
 * Rejection of a rule that cannot be followed. Rules stored before that check may stay, so that the rest of their event
 * can be changed.
 */
function checkRule(event: CalendarEvent, before: CalendarEvent | null, { checks }: ChangeOptions): Rejection | null {
  const issue = event.rule ? ruleIssueOf(event, checks) : null;
  if (!issue || (before?.rule === event.rule && ruleIssueOf(before, checks))) return null;
  return rejectField('rule', englishIssues[issue], issue);
}

/** True where the calendar of an event is one for the caller. */
async function isSeen(
  store: BackendStore,
  { extendedProps }: CalendarEvent,
  user: Person | null,
  { calendars }: ChangeOptions,
): Promise<boolean> {
  return calendars?.has(extendedProps.calendar) ?? isCalendarFor(store, extendedProps.calendar, user);
}

async function checkEvent(
  store: BackendStore,
  event: CalendarEvent,
  user: Person | null,
  before: CalendarEvent | null,
  by: ChangeOptions,
): Promise<Rejection | null> {
  if (Date.parse(event.end) < Date.parse(event.start)) return rejectField('end', 'The end is before the start.');
  if (event.timeZone && !isZone(event.timeZone)) return rejectField('timeZone', 'No such time zone.');
  const ruleRejection = checkRule(event, before, by);
  if (ruleRejection) return ruleRejection;
  return (await isSeen(store, event, user, by)) ? null : rejectField('extendedProps.calendar', 'No such calendar.');
}

type EventResult = { event: CalendarEvent } | { rejection: Rejection };

/** Keeps an event, whose reminders are planned from now on. */
async function putEvent(store: BackendStore, event: CalendarEvent): Promise<{ event: CalendarEvent }> {
  await planReminder(store, event);
  return { event: await store.table(eventsTable).put(event) };
}

export async function addEvent(
  store: BackendStore,
  sent: SentEvent,
  user: Person | null,
  by: ChangeOptions = {},
): Promise<EventResult> {
  const id = await store.table(eventsTable).nextId();
  const organizer = user && { name: user.fullName, email: user.email };
  const before = { ...blankEvent, id, organizer, uid: `${id}-${store.now()}@atrium.example` };
  const event = mergeEvent(before, withoutOthersWords(sent, user, by));
  const rejection = await checkEvent(store, event, user, null, by);
  if (rejection) return { rejection };
  if (!by.isSilent) await inviteGuests(store, event, by);
  return putEvent(store, event);
}

type Change = SentEvent & { rev?: number | null | undefined };

/** @param row the event as it is stored; undefined where there is none */
export async function updateEvent(
  store: BackendStore,
  row: CalendarEvent | undefined,
  sent: Change,
  user: Person | null,
  by: ChangeOptions = {},
): Promise<EventResult> {
  if (!row || !(await isSeen(store, row, user, by))) return { rejection: unknown('event') };
  const before = readEvent(row);
  // Reminders of an event without an organiser belong to the caller.
  const isOwn = sent.reminders && !before.organizer && user;
  const organizer = isOwn ? { name: user.fullName, email: user.email } : before.organizer;
  const event = mergeEvent({ ...before, organizer }, withoutOthersWords(sent, user, by));
  const rejection = rejectStale(row, sent.rev) ?? (await checkEvent(store, event, user, before, by));
  if (rejection) return { rejection };
  if (!by.isSilent) await notifyGuests(store, before, event, by);
  return putEvent(store, event);
}
