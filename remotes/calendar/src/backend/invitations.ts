import {
  and,
  type BackendStore,
  eq,
  findPeopleByProvenEmail,
  has,
  hasProvenEmail,
  notificationTopic,
  notify,
  oneOf,
  or,
  type Person,
  type ReplyCall,
  sendTo,
  toAccountName,
  type Where,
} from '@atrium/backend';
import { calls } from '../api/calls';
import type { Language } from '../api/choices';
import type { CalendarEvent, Guest } from '../api/schemas';
import type { SchedulingMessage } from '../model/ics/writeIcs';
import type { Work } from '../model/recurrence/work';
import { guestPage, type MailKind, writeGuestMail } from './guestMail';
import { type EventColumn, eventsTable, invitationsTable } from './tables';

/** Topic of emails for an inbox; any app that keeps mail receives them. */
const mailTopic = 'frame.mail';

export const guestTopics = [mailTopic, notificationTopic];

export interface ChangeOptions {
  isSilent?: boolean | null | undefined;
  /** Keys of the calendars that the caller sees, where the call has read them. */
  calendars?: ReadonlySet<string>;
  /** Events changed by the same call: additions may keep their organiser and answers. */
  takenFrom?: readonly CalendarEvent[];
  language?: Language | null | undefined;
  /** Budget for checking all rules of a call; unchecked rules are followed as far as possible. */
  checks?: Work;
}

export const hasAddress =
  (address: string | undefined) =>
  ({ email }: { email: string }): boolean =>
    email.toLowerCase() === address?.toLowerCase();

/** Events whose organiser or guest somebody is. A guest has proven the invited address. */
export function asking(user: Person): Where<EventColumn> {
  const address = toAccountName(user.email);
  return or<EventColumn>(eq('organizerKey', address), hasProvenEmail(user) && has('guestKeys', address));
}

/** Token in the mails to each guest about an event: the same in all of them. */
async function wordsFor(store: BackendStore, event: CalendarEvent, guests: readonly Guest[]) {
  const invitations = store.table(invitationsTable);
  const emails = guests.map(({ email }) => email);
  const isFor = and<'event' | 'email'>(eq('event', event.id), oneOf('email', emails));
  const known = await invitations.find({ where: isFor });
  const words = new Map(known.map(({ email, id }) => [email, id]));
  for (const email of new Set(emails)) {
    if (words.has(email)) continue;
    const { id } = await invitations.put({ id: crypto.randomUUID(), event: event.id, email });
    words.set(email, id);
  }
  return words;
}

const englishTexts: Record<MailKind, string> = {
  invitation: 'You are invited.',
  changed: 'This event has changed.',
  cancelled: 'This event has been cancelled.',
  uninvited: 'You are no longer invited.',
  kept: 'The time stays as it is.',
};

/** What each kind is for calendar programs (RFC 5546). */
const methods: Record<MailKind, SchedulingMessage['method']> = {
  invitation: 'REQUEST',
  changed: 'REQUEST',
  cancelled: 'CANCEL',
  uninvited: 'CANCEL',
  kept: 'DECLINECOUNTER',
};

const nobody = 0;

/** Mails each guest, and notifies those with an account; the organiser is not notified. */
async function mailGuests(
  store: BackendStore,
  kind: MailKind,
  event: CalendarEvent,
  guests: readonly Guest[],
  by: ChangeOptions,
): Promise<void> {
  const others = guests.filter((guest) => !hasAddress(event.organizer?.email)(guest));
  if (others.length === 0) return;
  const people = await findPeopleByProvenEmail(
    store,
    others.map(({ email }) => email),
  );
  const words = await wordsFor(store, event, others);
  for (const guest of others) {
    const person = people.get(toAccountName(guest.email));
    const word = words.get(guest.email) ?? '';
    const mail = await writeGuestMail(store, { kind, event, guest, person, word, language: by.language ?? 'en' });
    // Whoever has an account finds the event here; the programs of others are told in their own language.
    const calendar = person ? undefined : await writeForOthers(store, kind, event, word);
    sendTo(store, person?.id ?? nobody, mailTopic, { ...mail, ...(calendar && { calendar }) });
    if (person) notifyInProduct(store, kind, event, person);
  }
}

/** The message of a mail to a guest elsewhere; undefined without an organiser, whom it has to name. */
async function writeForOthers(
  store: BackendStore,
  kind: MailKind,
  event: CalendarEvent,
  word: string,
): Promise<(SchedulingMessage & { reply?: ReplyCall }) | undefined> {
  if (!event.organizer) return undefined;
  const { writeScheduling } = await import('../model/ics/writeIcs');
  const series = event.series ? await store.table(eventsTable).get(event.series.id) : undefined;
  const method = methods[kind];
  const reply = { path: calls.takeReply.path, input: { id: event.id, invitation: word }, field: 'calendar' };
  return { ...writeScheduling(method, event, series, store.now()), ...(method === 'REQUEST' && { reply }) };
}

function notifyInProduct(store: BackendStore, kind: MailKind, event: CalendarEvent, person: Person): void {
  const isOn = kind !== 'cancelled' && kind !== 'uninvited';
  notify(store, {
    to: [person.id],
    kind: 'message',
    code: `calendar.${kind}`,
    params: { title: event.title },
    title: event.title,
    text: englishTexts[kind],
    link: isOn ? guestPage(store, event, person) : `/apps/calendar?date=${event.start.slice(0, 10)}`,
  });
}

export const inviteGuests = (store: BackendStore, event: CalendarEvent, by: ChangeOptions): Promise<void> =>
  mailGuests(store, 'invitation', event, event.extendedProps.guests, by);

const isElsewhen = (before: CalendarEvent, after: CalendarEvent) =>
  before.start !== after.start || before.end !== after.end || before.rule !== after.rule;

const isElsewhere = (before: CalendarEvent, after: CalendarEvent) =>
  before.extendedProps.location !== after.extendedProps.location;

const without = (guests: readonly Guest[], others: readonly Guest[]) =>
  guests.filter(({ email }) => !others.some(hasAddress(email)));

/** Invites new guests, uninvites removed ones, and notifies the others of a new time or place. */
export async function notifyGuests(
  store: BackendStore,
  before: CalendarEvent,
  after: CalendarEvent,
  by: ChangeOptions,
): Promise<void> {
  const [was, is] = [before.extendedProps.guests, after.extendedProps.guests];
  const added = without(is, was);
  await mailGuests(store, 'invitation', after, added, by);
  await mailGuests(store, 'uninvited', before, without(was, is), by);
  if (isElsewhen(before, after) || isElsewhere(before, after))
    await mailGuests(store, 'changed', after, without(is, added), by);
}

/** Tells a guest who has proposed another time that the event stays as it is. */
export const tellTimeIsKept = (
  store: BackendStore,
  event: CalendarEvent,
  guest: Guest,
  by: ChangeOptions,
): Promise<void> => mailGuests(store, 'kept', event, [guest], by);

/** Notifies all invited people of a cancellation; not for past events. */
export async function cancelGuests(store: BackendStore, event: CalendarEvent, by: ChangeOptions): Promise<void> {
  if (event.rule || Date.parse(event.end) >= store.now())
    await mailGuests(store, 'cancelled', event, event.extendedProps.guests, by);
}
