import {
  answerCall,
  type BackendStore,
  findPersonByEmail,
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
import { eventsTable, invitationsTable, readEvent } from './tables';

const englishTexts: Record<Answer, string> = {
  yes: 'has answered yes.',
  maybe: 'has answered maybe.',
  no: 'has answered no.',
};

interface OrganizerNotice {
  /** Of the manifest's notifications, without the app. */
  code: string;
  params?: Readonly<Record<string, string>>;
  /** In English, after the name of the guest. */
  text: string;
}

/** Tells the organiser, where they have an account, and are not the guest themselves. */
export async function notifyOrganizer(
  store: BackendStore,
  event: CalendarEvent,
  { name, email }: Guest,
  { code, params, text }: OrganizerNotice,
): Promise<void> {
  const organizer = event.organizer && (await findPersonByEmail(store, event.organizer.email));
  if (!organizer || hasAddress(email)(organizer)) return;
  notify(store, {
    to: [organizer.id],
    kind: 'message',
    code: `calendar.${code}`,
    params: { title: event.title, name, ...params },
    title: event.title,
    text: `${name} ${text}`,
    link: `/apps/calendar?date=${event.start.slice(0, 10)}&event=${event.id}`,
  });
}

/** Sets the answer of a guest, of which the organiser hears. */
export async function setAnswer(
  store: BackendStore,
  { event: before, guest }: { event: CalendarEvent; guest: Guest },
  answer: Answer,
): Promise<{ event: CalendarEvent; guest: Guest }> {
  const answered = { ...guest, answer };
  const { guests } = before.extendedProps;
  const extendedProps = { ...before.extendedProps, guests: guests.map((one) => (one === guest ? answered : one)) };
  const event = await store.table(eventsTable).put({ ...before, extendedProps });
  await notifyOrganizer(store, event, answered, { code: answer, text: englishTexts[answer] });
  return { event, guest: answered };
}

/** An unproven address does not identify an invited guest. */
const provenAddressOf = (user: Person | null) => (user && hasProvenEmail(user) ? user.email : undefined);

/** Event and guest of an invitation: by token, or else the caller. */
export async function findInvitation(
  store: BackendStore,
  { id, invitation }: z.output<typeof InvitationQuery>,
  user: Person | null,
) {
  const [event, mailed] = await Promise.all([
    store.table(eventsTable).get(id),
    invitation ? store.table(invitationsTable).get(invitation) : undefined,
  ]);
  const address = invitation ? (mailed?.event === id ? mailed.email : undefined) : provenAddressOf(user);
  const guest = event?.extendedProps.guests.find(hasAddress(address));
  return event && guest && { event: readEvent(event), guest };
}

/** Guests who are not invited do not learn that the event exists. */
export const notInvited = () => unknown('event');

export const invitationCalls = [
  answerCall(calls.getInvitation, {
    summary: 'An event that somebody is invited to',
    notes: 'For oneself, or for whom the invitation was mailed to, by the word in that mail.',
    input: InvitationQuery,
    answer: InvitationAnswer,
    subject: null,
    rejections: [404],
    async handle(store, { input, user }) {
      const found = await findInvitation(store, input, user);
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
    async handle(store, { input, user }) {
      const found = await findInvitation(store, input, user);
      if (!found) return notInvited();
      return ok(found.guest.answer === input.answer ? found : await setAnswer(store, found, input.answer));
    },
  }),
];
