import { answerCall, type BackendStore, findPersonByEmail, notificationTopic, ok, rejectField } from '@atrium/backend';
import { accountLanguage } from '@atrium/backend/account';
import { cutText } from '@atrium/contract/text';
import { calls } from '../api/calls';
import { type Answer, type CalendarEvent, type Guest, ReplyTaken, ReplyToTake } from '../api/schemas';
import type { IcsEvent, IcsReply } from '../model/ics/icsEvent';
import { whenOf } from './guestMail';
import { hasAddress } from './invitations';
import { mailTexts } from './mailTexts';
import { keepProposal } from './proposals';
import { findInvitation, notInvited, notifyOrganizer, setAnswer } from './reply';
import { eventsTable, invitationsTable } from './tables';

const maxNoteLength = 300;

interface Invited {
  event: CalendarEvent;
  guest: Guest;
}

/** What a guest's program says: their answer, or another time that they propose. */
interface Said {
  answer: Answer | undefined;
  note: string;
  proposal: IcsEvent | undefined;
  /** An event of a series, of which the answer is. */
  occurrence: string | undefined;
  stamp: string;
}

const commentLine = /^COMMENT(?:;[^:]*)?:(.*)$/i;

/** What this guest says of this event; undefined where the file says nothing of it. */
async function readSaid(file: string, uid: string, { event, guest }: Invited): Promise<Said | undefined> {
  const { readIcs } = await import('../model/ics/readIcs');
  const read = await readIcs(file);
  const isOf = (one: IcsReply | IcsEvent) => one.uid === uid && one.guests.some(hasAddress(guest.email));
  const proposal = read?.events.find((one) => one.odd.includes('proposal') && isOf(one));
  const said = proposal ?? read?.replies.find(isOf);
  if (!said) return undefined;
  const comment =
    'comment' in said ? said.comment : said.otherLines?.map((line) => commentLine.exec(line)?.[1]).find(Boolean);
  return {
    answer: said.guests.find(hasAddress(guest.email))?.answer,
    note: cutText((comment ?? '').replace(/\s+/g, ' ').trim(), maxNoteLength),
    proposal,
    // An invitation to one event of a series names it as well.
    occurrence: event.rule ? said.recurrence?.text : undefined,
    stamp: said.stamp,
  };
}

async function tellProposal(store: BackendStore, { event, guest }: Invited, proposal: IcsEvent): Promise<void> {
  const organizer = event.organizer && (await findPersonByEmail(store, event.organizer.email));
  const zoned = { ...proposal, timeZone: event.timeZone };
  const when = whenOf(zoned, mailTexts[(organizer && accountLanguage(organizer)) ?? 'en']);
  await notifyOrganizer(store, event, guest, {
    code: 'proposal',
    params: { when },
    text: `proposes another time: ${when}.`,
  });
}

/** Takes in what is said; the answer for one event of a series changes none of the others, and the organiser hears of it. */
async function takeIn(store: BackendStore, invited: Invited, { answer, note, proposal, occurrence }: Said) {
  const { event, guest } = invited;
  if (proposal) {
    const { start, end, allDay } = proposal;
    await keepProposal(store, event, guest, { start, end, allDay, note, occurrence: occurrence ?? '' });
    await tellProposal(store, invited, proposal);
  }
  if (occurrence !== undefined && answer) {
    const day = occurrence.slice(0, 10);
    const told = { ...event, title: `${event.title} (${day})`, start: occurrence };
    await notifyOrganizer(store, told, guest, { code: answer, text: `has answered ${answer}.` });
  }
  const isNew = occurrence === undefined && answer !== undefined && answer !== guest.answer;
  const after = isNew ? (await setAnswer(store, invited, answer)).guest : guest;
  if (note) await notifyOrganizer(store, event, guest, { code: 'note', params: { note }, text: `writes: ${note}` });
  return after.answer ?? null;
}

/** Of a guest elsewhere, whose calendar program answers by email (RFC 6047). */
export const takeReply = answerCall(calls.takeReply, {
  summary: 'Take in what the calendar program of a guest answers to an invitation: REPLY or COUNTER (RFC 5546)',
  notes:
    'For whom the invitation was mailed to, by the word in that mail; a server does so with emails that come in. An answer that is older than the last one changes nothing. The organiser hears of answers, of other times that are proposed, and of what is written with them.',
  input: ReplyToTake,
  answer: ReplyTaken,
  subject: null,
  rejections: [404],
  maxBytes: 1_000_000,
  sends: [notificationTopic],
  async handle(store, { input: { id, invitation, calendar } }) {
    const found = await findInvitation(store, { id, invitation }, null);
    const mailed = await store.table(invitationsTable).get(invitation);
    if (!found || !mailed) return notInvited();
    const { event, guest } = found;
    const series = event.series ? await store.table(eventsTable).get(event.series.id) : undefined;
    const { uidOf } = await import('../model/ics/writeEvent');
    const said = await readSaid(calendar, uidOf(series ?? event), found);
    if (!said) return rejectField('calendar', 'It says nothing of this guest and this event.', 'nothing');
    const isOld = said.stamp !== '' && mailed.repliedAt !== undefined && said.stamp < mailed.repliedAt;
    if (isOld) return ok({ answer: guest.answer ?? null, isProposal: false });
    if (said.stamp) await store.table(invitationsTable).put({ ...mailed, repliedAt: said.stamp });
    return ok({ answer: await takeIn(store, found, said), isProposal: said.proposal !== undefined });
  },
});
