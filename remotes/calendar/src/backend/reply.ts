import {
  answerCall,
  type BackendStore,
  findByEmail,
  hasProvenEmail,
  notificationTopic,
  notify,
  ok,
  type Person,
  unknown,
  type z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import {
  type Answer,
  type CalendarEvent,
  type Guest,
  InvitationAnswer,
  InvitationQuery,
  InvitationReply,
} from '../api/schemas';
import { hasAddress } from './invitations';
import { eventsKey, invitationsKey, readEvent } from './tables';

const englishTexts: Record<Answer, string> = {
  yes: 'has answered yes.',
  maybe: 'has answered maybe.',
  no: 'has answered no.',
};

function notifyOrganizer(store: BackendStore, event: CalendarEvent, { name, email }: Guest, answer: Answer): void {
  const organizer = event.organizer && findByEmail(store, event.organizer.email);
  if (!organizer || hasAddress(email)(organizer)) return;
  notify(store, {
    to: [organizer.id],
    kind: 'message',
    code: `calendar.${answer}`,
    params: { title: event.title, name },
    title: event.title,
    text: `${name} ${englishTexts[answer]}`,
    link: `/apps/calendar?date=${event.start.slice(0, 10)}&event=${event.id}`,
  });
}

/** An unproven address does not identify an invited guest. */
const provenAddressOf = (user: Person | null) => (user && hasProvenEmail(user) ? user.email : undefined);

/** Event and guest of an invitation: by token, or else the caller. */
function findInvitation(
  store: BackendStore,
  { id, invitation }: z.output<typeof InvitationQuery>,
  user: Person | null,
) {
  const event = store.table(eventsKey).get(id);
  const mailed = invitation ? store.table(invitationsKey).get(invitation) : undefined;
  const address = invitation ? (mailed?.event === id ? mailed.email : undefined) : provenAddressOf(user);
  const guest = event?.extendedProps.guests.find(hasAddress(address));
  return event && guest && { event: readEvent(event), guest };
}

/** Guests who are not invited do not learn that the event exists. */
const notInvited = () => unknown('event');

export const invitationCalls = [
  answerCall(calls.getInvitation, {
    summary: 'An event that somebody is invited to',
    notes: 'For oneself, or for whom the invitation was mailed to, by the word in that mail.',
    input: InvitationQuery,
    answer: InvitationAnswer,
    subject: null,
    rejections: [404],
    handle(store, { input, user }) {
      const found = findInvitation(store, input, user);
      return found ? ok(found) : notInvited();
    },
  }),
  answerCall(calls.reply, {
    summary: 'Answer an invitation',
    notes:
      'For oneself, or for whom the invitation was mailed to, by the word in that mail. The organiser hears of it.',
    input: InvitationReply,
    answer: InvitationAnswer,
    subject: null,
    rejections: [404],
    sends: [notificationTopic],
    handle(store, { input, user }) {
      const row = store.table(eventsKey).get(input.id);
      if (!row) return unknown('event');
      const found = findInvitation(store, input, user);
      if (!found) return notInvited();
      const { guest } = found;
      if (guest.answer === input.answer) return ok(found);
      const answered = { ...guest, answer: input.answer };
      const { guests } = row.extendedProps;
      const extendedProps = { ...row.extendedProps, guests: guests.map((one) => (one === guest ? answered : one)) };
      const event = readEvent(store.table(eventsKey).put({ ...row, extendedProps }));
      notifyOrganizer(store, event, answered, input.answer);
      return ok({ event, guest: answered });
    },
  }),
];
