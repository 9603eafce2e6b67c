import { answerCall, type BackendStore, ok, refuse, unknown } from 'shared/backend';
import { calls } from '../api/calls';
import { type CalendarEvent, EventAnswer, type Guest, InvitationReply } from '../api/schemas';
import { eventsKey, invitationsKey } from './tables';

/** The topic of mails that somebody shall find in an inbox; whichever app keeps mail takes them in. */
export const mailTopic = 'frame.mail';

const toHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A mail holds whole addresses, or its reader has nowhere to go. Over HTTP nobody knows where the page is. */
const addressOf = (path: string) => `${globalThis.location?.origin ?? ''}${path}`;

/** When it is, by the clock of the event, which a mail has to name. */
function whenOf({ start, allDay, timeZone }: CalendarEvent): string {
  const zone = allDay ? 'UTC' : (timeZone ?? 'UTC');
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat('en-GB', { ...day, ...(!allDay && time), timeZone: zone }).format(new Date(start));
}

const factsOf = (event: CalendarEvent) =>
  `<p><strong>${toHtml(event.title)}</strong><br>${toHtml(whenOf(event))}` +
  `${event.extendedProps.location ? `<br>${toHtml(event.extendedProps.location)}` : ''}</p>`;

function mail(store: BackendStore, { name, email }: Guest, subject: string, message: string): void {
  store.send(mailTopic, { to: { name, email }, subject, message });
}

/** Sends each of them a mail with links that answer; who has organised it need not be asked. */
export function inviteGuests(store: BackendStore, event: CalendarEvent, guests: readonly Guest[]): void {
  for (const guest of guests) {
    if (guest.email === event.organizer?.email) continue;
    const id = crypto.randomUUID();
    store.table(invitationsKey).put({ id, event: event.id, email: guest.email });
    const link = `${addressOf('/apps/calendar')}?date=${event.start.slice(0, 10)}&event=${event.id}&invitation=${id}`;
    const from = event.organizer ? `${toHtml(event.organizer.name)} invites you.` : 'You are invited.';
    const text = `<p>${from}</p>${factsOf(event)}<p><a href="${link}">Answer: yes, maybe or no</a></p>`;
    mail(store, guest, `Invitation: ${event.title}`, text);
  }
}

const isElsewhen = (before: CalendarEvent, after: CalendarEvent) =>
  before.start !== after.start || before.end !== after.end || before.rule !== after.rule;

/** Invites who is new, and tells the others where the time or the place is another one. */
export function tellGuests(store: BackendStore, before: CalendarEvent, after: CalendarEvent): void {
  const wasInvited = ({ email }: Guest) => before.extendedProps.guests.some((guest) => guest.email === email);
  const { guests, location } = after.extendedProps;
  inviteGuests(
    store,
    after,
    guests.filter((guest) => !wasInvited(guest)),
  );
  if (!isElsewhen(before, after) && location === before.extendedProps.location) return;
  for (const guest of guests.filter(wasInvited))
    if (guest.email !== after.organizer?.email)
      mail(store, guest, `Changed: ${after.title}`, `<p>This event has changed.</p>${factsOf(after)}`);
}

/** Tells all who were asked that it does not take place. */
export function cancelGuests(store: BackendStore, event: CalendarEvent): void {
  if (!event.rule && Date.parse(event.end) < store.now()) return;
  for (const guest of event.extendedProps.guests)
    if (guest.email !== event.organizer?.email)
      mail(store, guest, `Cancelled: ${event.title}`, `<p>This event does not take place.</p>${factsOf(event)}`);
}

export const replyCall = answerCall(calls.reply, {
  summary: 'Answer an invitation',
  notes: 'For oneself, or for whom the invitation was mailed to, by the word in that mail.',
  input: InvitationReply,
  answer: EventAnswer,
  refusals: [404],
  action: 'read',
  handle(store, { input: { id, answer, invitation }, user }) {
    const event = store.table(eventsKey).get(id);
    if (!event) return unknown('event');
    const found = invitation ? store.table(invitationsKey).get(invitation) : undefined;
    const email = found?.event === id ? found.email : invitation ? undefined : user?.email;
    const { guests } = event.extendedProps;
    if (!guests.some((guest) => guest.email === email)) return refuse(403, 'You are not invited to this event.');
    const answered = guests.map((guest) => (guest.email === email ? { ...guest, answer } : guest));
    return ok({
      event: store.table(eventsKey).put({ ...event, extendedProps: { ...event.extendedProps, guests: answered } }),
    });
  },
});
