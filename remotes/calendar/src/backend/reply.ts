import {
  answerCall,
  type BackendStore,
  findByEmail,
  notificationTopic,
  notify,
  ok,
  refuse,
  unknown,
} from 'shared/backend';
import { calls } from '../api/calls';
import { type Answer, type CalendarEvent, type Guest, InvitationAnswer, InvitationReply } from '../api/schemas';
import { hasAddress } from './invitations';
import { readEvent } from './readEvent';
import { eventsKey, invitationsKey } from './tables';

const englishTexts: Record<Answer, string> = {
  yes: 'has answered yes.',
  maybe: 'has answered maybe.',
  no: 'has answered no.',
};

/** Who has organised the event hears what a guest has answered. */
function tellOrganizer(store: BackendStore, event: CalendarEvent, { name, email }: Guest, answer: Answer): void {
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

export const replyCall = answerCall(calls.reply, {
  summary: 'Answer an invitation',
  notes: 'For oneself, or for whom the invitation was mailed to, by the word in that mail. The organiser hears of it.',
  input: InvitationReply,
  answer: InvitationAnswer,
  refusals: [404],
  action: 'read',
  sends: [notificationTopic],
  handle(store, { input: { id, answer, invitation }, user }) {
    const row = store.table(eventsKey).get(id);
    if (!row) return unknown('event');
    const mailed = invitation ? store.table(invitationsKey).get(invitation) : undefined;
    const address = invitation ? (mailed?.event === id ? mailed.email : undefined) : user?.email;
    const { guests } = row.extendedProps;
    const guest = guests.find(hasAddress(address));
    if (!guest) return refuse(403, 'You are not invited to this event.');
    if (guest.answer === answer) return ok({ event: readEvent(row), guest });
    const answered = { ...guest, answer };
    const extendedProps = { ...row.extendedProps, guests: guests.map((one) => (one === guest ? answered : one)) };
    const event = readEvent(store.table(eventsKey).put({ ...row, extendedProps }));
    tellOrganizer(store, event, answered, answer);
    return ok({ event, guest: answered });
  },
});
