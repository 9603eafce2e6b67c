import {
  type BackendStore,
  type Due,
  findByEmail,
  findByProvenEmail,
  notificationTopic,
  notify,
} from '@atrium/backend';
import type { CalendarEvent } from '../api/schemas';
import { leadTimeOf, nextReminder } from '../model/nextReminder';
import { occurrenceKey } from '../model/occurrence';
import { createWork, usualSteps } from '../model/recurrence/work';
import { eventsKey, type PlannedReminder, readEvent, remindersKey } from './tables';

type Rules = typeof import('../model/occurrences');

let rules: Rules | undefined;

/** Waits to be planned until then. */
function isPlannable({ rule }: CalendarEvent): boolean {
  if (!rule || rules) return true;
  void import('../model/occurrences').then((loaded) => {
    rules = loaded;
  });
  return false;
}

const remindingEvents = (store: BackendStore) =>
  store
    .table(eventsKey)
    .all()
    .flatMap((row) => {
      if (!row.reminders?.length) return [];
      const planned = store.table(remindersKey).get(row.id);
      return [{ event: readEvent(row), planned: planned?.rev === row.rev ? planned : undefined }];
    });

const isOver = (planned: PlannedReminder, now: number) => planned.at !== null && planned.at <= now;

/** Organiser, and guests with an account who have not declined. */
function peopleOf(store: BackendStore, { organizer, extendedProps }: CalendarEvent): number[] {
  const guests = extendedProps.guests.filter(({ answer }) => answer !== 'no');
  return [
    ...(organizer ? [findByEmail(store, organizer.email)] : []),
    ...guests.map(({ email }) => findByProvenEmail(store, email)),
  ].flatMap((person) => person?.id ?? []);
}

function standInsOf(events: readonly CalendarEvent[]): Map<number, CalendarEvent[]> {
  const found = new Map<number, CalendarEvent[]>();
  for (const event of events)
    if (event.series) found.set(event.series.id, [...(found.get(event.series.id) ?? []), event]);
  return found;
}

const englishTexts = {
  now: () => 'It starts now.',
  minute: (count: number) => `It starts in ${count} min.`,
  hour: (count: number) => `It starts in ${count} h.`,
  day: (count: number) => `It starts in ${count} day(s).`,
};

function remind(store: BackendStore, event: CalendarEvent, { at, start }: PlannedReminder): void {
  const { unit, count } = leadTimeOf(Math.round((Date.parse(start) - (at ?? 0)) / 60_000));
  const key = occurrenceKey(event.id, event.rule ? start : null);
  notify(store, {
    to: peopleOf(store, event),
    kind: 'task',
    code: `calendar.${unit}`,
    params: { title: event.title, count: String(count) },
    title: event.title,
    text: englishTexts[unit](count),
    link: `/apps/calendar?date=${start.slice(0, 10)}&event=${encodeURIComponent(key)}`,
  });
}

/**
 * Sends each reminder once, shortly before its event. Reminders missed while nobody was there are not sent after the
 * start.
 */
export const dueReminders: Due = {
  sends: [notificationTopic],
  isAny: (store) =>
    remindingEvents(store).some(({ event, planned }) => (planned ? isOver(planned, store.now()) : isPlannable(event))),
  run(store) {
    const now = store.now();
    // Unplanned events are planned next time: many series with odd rules must not delay calls.
    let steps = usualSteps;
    const standIns = standInsOf(store.table(eventsKey).all());
    for (const { event, planned } of remindingEvents(store)) {
      if ((planned && !isOver(planned, now)) || !isPlannable(event)) continue;
      if (steps <= 0) return;
      if (planned && Date.parse(planned.start) > now - 60_000) remind(store, event, planned);
      const work = createWork();
      const next = nextReminder(event, standIns.get(event.id) ?? [], planned?.at ?? now, {
        startsOf: rules?.startsOf,
        work,
      });
      steps -= usualSteps - work.left;
      const { id, rev } = event;
      store.table(remindersKey).put({ id, rev, at: next?.at ?? null, start: next?.start ?? '' });
    }
  },
};
