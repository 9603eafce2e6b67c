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

/** The topic of emails that are for somebody's inbox; whichever app keeps mail takes them in. */
const mailTopic = 'frame.mail';

export const guestTopics = [mailTopic, notificationTopic];

export interface ChangeOptions {
  /** Guests hear nothing of it. */
  isSilent?: boolean | null | undefined;
  /** The events that the same call changes: what it adds may go on with their organiser and answers. */
  takenFrom?: readonly CalendarEvent[];
  /** That of the page on which it is made. */
  language?: Language | null | undefined;
  /** For the checks of all rules of a call; a rule that is not checked is followed as far as it can be. */
  checks?: Work;
}

export const hasAddress =
  (address: string | undefined) =>
  ({ email }: { email: string }): boolean =>
    email.toLowerCase() === address?.toLowerCase();

/** Is the person among the guests, or who has organised it? A guest is who has proven the address that was invited. */
export const isAskedTo = ({ organizer, extendedProps }: CalendarEvent, user: Person | null): boolean =>
  user !== null &&
  ((hasProvenEmail(user) && extendedProps.guests.some(hasAddress(user.email))) ||
    (organizer !== null && organizer !== undefined && hasAddress(user.email)(organizer)));

/** The word in the mails to a guest about an event: the same in all of them. */
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

/** The account of somebody who has none. */
const nobody = 0;

/** Sends each of them an email, and word in the product to those with an account; who has organised it knows. */
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

/** Word in the product, for a guest with an account. */
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

/** Asks all guests of a new event. */
export const inviteGuests = (store: BackendStore, event: CalendarEvent, by: ChangeOptions): void =>
  mailGuests(store, 'invitation', event, event.extendedProps.guests, by);

const isElsewhen = (before: CalendarEvent, after: CalendarEvent) =>
  before.start !== after.start || before.end !== after.end || before.rule !== after.rule;

const isElsewhere = (before: CalendarEvent, after: CalendarEvent) =>
  before.extendedProps.location !== after.extendedProps.location;

const without = (guests: readonly Guest[], others: readonly Guest[]) =>
  guests.filter(({ email }) => !others.some(hasAddress(email)));

/** Invites who is new, uninvites who is left out, and tells the others where the time or the place is another one. */
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

/** Tells all who were asked that it does not take place; of what is over nobody needs to hear. */
export function cancelGuests(store: BackendStore, event: CalendarEvent, by: ChangeOptions): void {
  if (event.rule || Date.parse(event.end) >= store.now())
    mailGuests(store, 'cancelled', event, event.extendedProps.guests, by);
}
