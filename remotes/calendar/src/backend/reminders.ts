import {
  asc,
  type BackendStore,
  type Due,
  findPeopleByProvenEmail,
  gte,
  lte,
  notificationTopic,
  notify,
  oneOf,
  type Person,
  peopleTable,
  toAccountName,
} from '@atrium/backend';
import type { CalendarEvent } from '../api/schemas';
import { leadTimeOf, nextReminder } from '../model/nextReminder';
import { hasSeries, isSeries, occurrenceKey } from '../model/occurrence';
import { createWork, usualSteps } from '../model/recurrence/work';
import { eventsTable, type PlannedReminder, readEvent, remindersTable } from './tables';

type PeopleOf = (event: CalendarEvent) => number[];

/** Organiser, and guests with an account who have not declined. */
async function findPeople(store: BackendStore, events: readonly CalendarEvent[]): Promise<PeopleOf> {
  const organizers = events.flatMap(({ organizer }) => (organizer ? toAccountName(organizer.email) : []));
  const guests = events.flatMap(({ extendedProps }) => extendedProps.guests.map(({ email }) => email));
  const proven = await findPeopleByProvenEmail(store, [...organizers, ...guests]);
  // An organiser was signed in by the address, and need not have proven it.
  const named = new Map<string, Person>();
  for await (const person of store.table(peopleTable).each(oneOf('emailKey', organizers))) {
    const address = toAccountName(person.email);
    named.set(address, named.get(address) ?? person);
  }
  return ({ organizer, extendedProps }) => {
    const asked = extendedProps.guests.filter(({ answer }) => answer !== 'no');
    const address = organizer && toAccountName(organizer.email);
    const host = address && (proven.get(address) ?? named.get(address));
    const people = [host, ...asked.map(({ email }) => proven.get(toAccountName(email)))];
    return people.flatMap((person) => (person ? person.id : []));
  };
}

/** Events that stand in for one of a series, by its id. */
async function findStandIns(store: BackendStore, series: readonly CalendarEvent[]) {
  const found = new Map<number, CalendarEvent[]>();
  const ids = series.filter(isSeries).map(({ id }) => id);
  if (ids.length === 0) return found;
  for await (const event of store.table(eventsTable).each(oneOf('seriesId', ids)))
    if (event.series) found.set(event.series.id, [...(found.get(event.series.id) ?? []), readEvent(event)]);
  return found;
}

const englishTexts = {
  now: () => 'It starts now.',
  minute: (count: number) => `It starts in ${count} min.`,
  hour: (count: number) => `It starts in ${count} h.`,
  day: (count: number) => `It starts in ${count} day(s).`,
};

function remind(store: BackendStore, event: CalendarEvent, { at, start }: PlannedReminder, peopleOf: PeopleOf): void {
  const { unit, count } = leadTimeOf(Math.round((Date.parse(start) - at) / 60_000));
  const key = occurrenceKey(event.id, event.rule ? start : null);
  notify(store, {
    to: peopleOf(event),
    kind: 'task',
    code: `calendar.${unit}`,
    params: { title: event.title, count: String(count) },
    title: event.title,
    text: englishTexts[unit](count),
    link: `/apps/calendar?date=${start.slice(0, 10)}&event=${encodeURIComponent(key)}`,
  });
}

/** Has the reminders of an event planned by the next run: following a rule takes time. */
export async function planReminder(store: BackendStore, { id, reminders }: CalendarEvent): Promise<void> {
  const planned = store.table(remindersTable);
  if (reminders.length > 0) await planned.put({ id, at: 0, start: '', since: store.now() });
  else await planned.delete(id);
}

/** Longer than Undo can restore an event. */
const goneFor = 11 * 60_000;

/** Forgets the reminders of an event that is gone for good. */
async function forget(store: BackendStore, planned: PlannedReminder): Promise<void> {
  const reminders = store.table(remindersTable);
  if (planned.isGone) await reminders.delete(planned.id);
  else await reminders.put({ ...planned, at: store.now() + goneFor, isGone: true });
}

/** Reminders of one run; the others follow in the next one. */
const maxDue = 100;

const isToCome = ({ start }: PlannedReminder, now: number) => Date.parse(start) > now - 60_000;

/**
 * Sends each reminder once, shortly before its event. Reminders missed while nobody was there are not sent after the
 * start.
 */
export const dueReminders: Due = {
  sends: [notificationTopic],
  async nextAt(store) {
    const next = await store.table(remindersTable).first({ where: gte('at', 0), orderBy: [asc('at')] });
    return next?.at ?? null;
  },
  async run(store) {
    const now = store.now();
    const reminders = store.table(remindersTable);
    const due = await reminders.find({ where: lte('at', now), orderBy: [asc('at')], limit: maxDue });
    const rows = await store.table(eventsTable).getMany(due.map(({ id }) => id));
    const events = new Map(rows.map((row) => [row.id, readEvent(row)]));
    const standIns = await findStandIns(store, [...events.values()]);
    const peopleOf = await findPeople(store, [...events.values()]);
    const hasRules = hasSeries([...events.values()]);
    const { startsOf } = hasRules ? await import('../model/occurrences') : {};
    // Events are planned next time where many series with odd rules would delay calls.
    let steps = usualSteps;
    for (const planned of due) {
      const event = events.get(planned.id);
      if (!event) {
        await forget(store, planned);
        continue;
      }
      if (steps <= 0) return;
      if (isToCome(planned, now)) remind(store, event, planned, peopleOf);
      const work = createWork();
      const after = planned.start ? planned.at : (planned.since ?? now);
      const next = nextReminder(event, standIns.get(event.id) ?? [], after, { startsOf, work });
      steps -= usualSteps - work.left;
      if (next) await reminders.put({ id: event.id, ...next });
      else await reminders.delete(event.id);
    }
  },
};
