import {
  and,
  answerCall,
  asc,
  type BackendStore,
  eq,
  ok,
  type Person,
  rejectField,
  toAccountName,
  unknown,
} from '@atrium/backend';
import { calls } from '../api/calls';
import {
  type CalendarEvent,
  EventAnswer,
  type Guest,
  type Proposal,
  ProposalDecision,
  ProposalList,
  ProposalQuery,
} from '../api/schemas';
import { isCalendarFor } from './calendars';
import { addEvent, updateEvent } from './events';
import { type ChangeOptions, guestTopics, hasAddress, tellTimeIsKept } from './invitations';
import { type EventColumn, eventsTable, proposalsTable, readEvent, type StoredProposal } from './tables';

type Proposed = Pick<StoredProposal, 'start' | 'end' | 'allDay' | 'note' | 'occurrence'>;

/** Keeps what a guest proposes until somebody decides; a newer proposal of theirs takes its place. */
export async function keepProposal(
  store: BackendStore,
  { id: event }: Pick<CalendarEvent, 'id'>,
  guest: Guest,
  proposed: Proposed,
): Promise<void> {
  const proposals = store.table(proposalsTable);
  const email = toAccountName(guest.email);
  const isSame = and<'event' | 'email' | 'occurrence'>(
    eq('event', event),
    eq('email', email),
    eq('occurrence', proposed.occurrence),
  );
  const before = await proposals.first({ where: isSame });
  const at = new Date(store.now()).toISOString();
  await proposals.put({
    ...proposed,
    id: before?.id ?? (await proposals.nextId()),
    event,
    email,
    name: guest.name,
    at,
  });
}

const toAnswer = ({ event: _, email, name, ...proposal }: StoredProposal): Proposal => ({
  ...proposal,
  guest: { name, email },
});

/** The event as it stands for one of a series: by itself, or what was moved already. */
async function findStandIn(store: BackendStore, series: number, occurrence: string) {
  const standIns = await store.table(eventsTable).find({ where: eq<EventColumn>('seriesId', series) });
  return standIns.find((one) => one.series && Date.parse(one.series.start) === Date.parse(occurrence));
}

/** Moves an event, or one of a series, to the proposed time; guests hear of it as of any other move. */
async function accept(
  store: BackendStore,
  row: CalendarEvent,
  { start, end, allDay, occurrence }: StoredProposal,
  user: Person | null,
  by: ChangeOptions,
) {
  const time = { start, end, allDay };
  if (!occurrence) return updateEvent(store, row, time, user, by);
  const moved = await findStandIn(store, row.id, occurrence);
  if (moved) return updateEvent(store, moved, time, user, by);
  const event = readEvent(row);
  const { id, rev: _, lastChange: __, series: ___, ...content } = event;
  const alone = { ...content, ...time, rule: '', exceptions: [], series: { id, start: occurrence } };
  return addEvent(store, alone, user, { ...by, takenFrom: [event] });
}

/** One of a series as it is, for whom it was to be moved. */
function asOccurrence(event: CalendarEvent, occurrence: string): CalendarEvent {
  if (!occurrence) return event;
  const end = new Date(Date.parse(occurrence) + Date.parse(event.end) - Date.parse(event.start)).toISOString();
  const times = { start: occurrence, end: event.allDay ? end.slice(0, 10) : end };
  return { ...event, ...times, rule: '', exceptions: [], series: { id: event.id, start: occurrence } };
}

export const proposalCalls = [
  answerCall(calls.getProposals, {
    summary: 'Other times that guests propose for an event, and that nobody has decided',
    input: ProposalQuery,
    answer: ProposalList,
    rejections: [404],
    async handle(store, { input: { id }, user }) {
      const row = await store.table(eventsTable).get(id);
      if (!row || !(await isCalendarFor(store, row.extendedProps.calendar, user))) return unknown('event');
      const query = { where: eq<'event'>('event', id), orderBy: [asc<'id'>('id')] };
      const isOpen = ({ start, end, email }: StoredProposal) =>
        (start !== row.start || end !== row.end) && row.extendedProps.guests.some(hasAddress(email));
      return ok({ proposals: (await store.table(proposalsTable).find(query)).filter(isOpen).map(toAnswer) });
    },
  }),
  answerCall(calls.decideProposal, {
    summary: 'Accept or decline another time that a guest proposes',
    notes:
      'Accepted, the event moves, and its guests get an update with a raised SEQUENCE. Declined, it stays, and the guest hears of it: their calendar program by DECLINECOUNTER (RFC 5546, 3.2.8). A time for a whole series is declined alone: move the series instead.',
    input: ProposalDecision,
    answer: EventAnswer,
    rejections: [404, 409],
    sends: guestTopics,
    async handle(store, { input: { id, accepts, language }, user }) {
      const proposal = await store.table(proposalsTable).get(id);
      const row = proposal && (await store.table(eventsTable).get(proposal.event));
      if (!row || !(await isCalendarFor(store, row.extendedProps.calendar, user))) return unknown('proposal');
      const isSeries = row.rule !== '' && !proposal.occurrence;
      if (accepts && isSeries) return rejectField('accepts', 'Move the series instead.', 'series');
      const event = readEvent(row);
      const result = accepts ? await accept(store, row, proposal, user, { language }) : { event };
      if ('rejection' in result) return result.rejection;
      const guest = event.extendedProps.guests.find(hasAddress(proposal.email));
      if (!accepts && guest) await tellTimeIsKept(store, asOccurrence(event, proposal.occurrence), guest, { language });
      await store.table(proposalsTable).delete(id);
      return ok(result);
    },
  }),
];
