import {
  type BackendStore,
  findByProvenEmail,
  hasProvenEmail,
  notificationTopic,
  notify,
  type Person,
  sendTo,
} from '@atrium/backend';
import type { Language } from '../api/choices';
import type { CalendarEvent, Guest } from '../api/schemas';
import type { Work } from '../model/recurrence/work';
import { guestPage, type MailKind, writeGuestMail } from './guestMail';
import { invitationsKey } from './tables';

/** Topic of emails for an inbox; any app that keeps mail receives them. */
const mailTopic = 'frame.mail';

export const guestTopics = [mailTopic, notificationTopic];

export interface ChangeOptions {
  isSilent?: boolean | null | undefined;
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

/** True for organiser and guests. A guest has proven the invited address. */
export const isAskedTo = ({ organizer, extendedProps }: CalendarEvent, user: Person | null): boolean =>
  user !== null &&
  ((hasProvenEmail(user) && extendedProps.guests.some(hasAddress(user.email))) ||
    (organizer !== null && organizer !== undefined && hasAddress(user.email)(organizer)));

/** Token in the mails to a guest about an event: the same in all of them. */
function wordFor(store: BackendStore, event: CalendarEvent, { email }: Guest): string {
  const invitations = store.table(invitationsKey);
  const known = invitations.all().find((one) => one.event === event.id && one.email === email);
  return (known ?? invitations.put({ id: crypto.randomUUID(), event: event.id, email })).id;
}

const englishTexts: Record<MailKind, string> = {
  invitation: 'You are invited.',
  changed: 'This event has changed.',
  cancelled: 'This event does not take place.',
  uninvited: 'You are no longer invited.',
};

const nobody = 0;

/** Mails each guest, and notifies those with an account; the organiser is not notified. */
function mailGuests(
  store: BackendStore,
  kind: MailKind,
  event: CalendarEvent,
  guests: readonly Guest[],
  by: ChangeOptions,
) {
  const others = guests.filter((guest) => !hasAddress(event.organizer?.email)(guest));
  for (const guest of others) {
    const word = wordFor(store, event, guest);
    const mail = writeGuestMail(store, { kind, event, guest, word, language: by.language ?? 'en' });
    sendTo(store, findByProvenEmail(store, guest.email)?.id ?? nobody, mailTopic, mail);
  }
  for (const { email } of others) notifyInProduct(store, kind, event, email);
}

function notifyInProduct(store: BackendStore, kind: MailKind, event: CalendarEvent, email: string): void {
  const person = findByProvenEmail(store, email);
  if (!person) return;
  const isOn = kind === 'invitation' || kind === 'changed';
  notify(store, {
    to: [person.id],
    kind: 'message',
    code: `calendar.${kind}`,
    params: { title: event.title },
    title: event.title,
    text: englishTexts[kind],
    link: isOn ? guestPage(store, event, email) : `/apps/calendar?date=${event.start.slice(0, 10)}`,
  });
}

export const inviteGuests = (store: BackendStore, event: CalendarEvent, by: ChangeOptions): void =>
  mailGuests(store, 'invitation', event, event.extendedProps.guests, by);

const isElsewhen = (before: CalendarEvent, after: CalendarEvent) =>
  before.start !== after.start || before.end !== after.end || before.rule !== after.rule;

const isElsewhere = (before: CalendarEvent, after: CalendarEvent) =>
  before.extendedProps.location !== after.extendedProps.location;

const without = (guests: readonly Guest[], others: readonly Guest[]) =>
  guests.filter(({ email }) => !others.some(hasAddress(email)));

/** Invites new guests, uninvites removed ones, and notifies the others of a new time or place. */
export function notifyGuests(
  store: BackendStore,
  before: CalendarEvent,
  after: CalendarEvent,
  by: ChangeOptions,
): void {
  const [was, is] = [before.extendedProps.guests, after.extendedProps.guests];
  const added = without(is, was);
  mailGuests(store, 'invitation', after, added, by);
  mailGuests(store, 'uninvited', before, without(was, is), by);
  if (isElsewhen(before, after) || isElsewhere(before, after))
    mailGuests(store, 'changed', after, without(is, added), by);
}

/** Notifies all invited people of a cancellation; not for past events. */
export function cancelGuests(store: BackendStore, event: CalendarEvent, by: ChangeOptions): void {
  if (event.rule || Date.parse(event.end) >= store.now())
    mailGuests(store, 'cancelled', event, event.extendedProps.guests, by);
}
