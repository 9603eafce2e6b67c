import type { EventChange } from '../../api/calendarApi';
import type { CalendarEvent } from '../../api/schemas';
import { contentOf } from '../event';
import type { EventBatch, NewEvent } from '../eventBatch';
import type { IcsCancellation, IcsEvent, IcsFile, Oddity } from './icsEvent';
import { startsLike } from './joinVersions';
import { createPause, type Pause } from './pause';

export type ImportKind = 'added' | 'updated' | 'same' | 'removed';

export interface ImportRow extends Pick<IcsEvent, 'title' | 'start' | 'end' | 'allDay' | 'rule'> {
  key: string;
  odd: readonly Oddity[];
  kind: ImportKind;
}

export interface ImportPlan {
  /** Odd ones first. */
  rows: readonly ImportRow[];
  batch: EventBatch;
  cancelled: number;
}

interface ImportOptions {
  known: readonly CalendarEvent[];
  calendar: string;
  untitled: string;
}

/** An event of a series is identified by its original start as well. */
const nameOf = (uid: string, replaces: string | null) => `${uid}@${replaces ?? ''}`;

/** Uid of an exception whose series is missing: the series' uid would merge them all. */
const loneUid = (uid: string, replaces: string) => `${uid}#${replaces}`;

type Place = { of: CalendarEvent } | { series: CalendarEvent } | 'ofFile' | 'lost' | 'own';

interface Placed {
  event: IcsEvent;
  place: Place;
}

function createPlaces({ events }: IcsFile, known: readonly CalendarEvent[]) {
  const byName = new Map(known.map((event) => [nameOf(event.uid, event.series?.start ?? null), event]));
  const seriesOfFile = new Set(events.flatMap(({ uid, rule }) => (rule ? [uid] : [])));
  const findSeries = (uid: string) => {
    const series = uid ? byName.get(nameOf(uid, null)) : undefined;
    return series?.rule ? series : undefined;
  };
  /** Original start of the event that this one replaces, from the series in the calendars where the file has none. */
  const replacedBy = ({ uid, recurrence, replaces, floating }: IcsEvent) => {
    const series = seriesOfFile.has(uid) ? undefined : findSeries(uid);
    return series && recurrence ? (startsLike(series, recurrence, floating)[0] ?? replaces) : replaces;
  };
  const place = (read: IcsEvent): Placed => {
    const { uid } = read;
    const replaces = replacedBy(read);
    const event = { ...read, replaces };
    const before = uid ? byName.get(nameOf(uid, replaces)) : undefined;
    if (before) return { event, place: { of: before } };
    if (replaces === null) return { event, place: 'own' };
    const series = findSeries(uid);
    if (series) return { event, place: { series } };
    if (seriesOfFile.has(uid)) return { event, place: 'ofFile' };
    const lone = uid ? byName.get(nameOf(loneUid(uid, replaces), null)) : undefined;
    const named = { ...event, uid: uid && loneUid(uid, replaces), odd: [...event.odd, 'lostSeries' as const] };
    return { event: named, place: lone ? { of: lone } : 'lost' };
  };
  /** An exception that was imported earlier without its series, which comes now. */
  const loneOf = ({ uid, replaces }: IcsEvent) =>
    uid && replaces !== null ? byName.get(nameOf(loneUid(uid, replaces), null)) : undefined;
  const standIns = known.filter(({ series }) => series !== null);
  const standInsOf = ({ id }: CalendarEvent) => standIns.filter(({ series }) => series?.id === id);
  return { byName, findSeries, place, loneOf, standInsOf, isOfFile: (uid: string) => seriesOfFile.has(uid) };
}

type Places = ReturnType<typeof createPlaces>;

function isSame(change: EventChange, before: CalendarEvent): boolean {
  const write = ({ guests, ...event }: { guests: readonly object[] }) => JSON.stringify([guests, event]);
  const partsOf = (event: NewEvent | CalendarEvent) => ({
    ...contentOf(event),
    exceptions: event.exceptions ?? [],
    organizer: event.organizer ?? before.organizer,
    guests: event.extendedProps.guests.map((guest) => ({
      answer: before.extendedProps.guests.find(({ email }) => email === guest.email)?.answer,
      ...guest,
    })),
    extendedProps: { ...event.extendedProps, guests: [] },
  });
  const after = { ...before, ...change, extendedProps: { ...before.extendedProps, ...change.extendedProps } };
  return write(partsOf(after)) === write(partsOf(before));
}

/** Removals for the cancellations of a file; none for events that the calendars lack. */
function planCancellation(
  { uid, title, recurrence, floating }: IcsCancellation,
  { byName, findSeries, isOfFile, standInsOf }: Places,
) {
  const whole = uid ? byName.get(nameOf(uid, null)) : undefined;
  if (!recurrence) {
    if (!whole) return null;
    return {
      event: { ...whole, title: whole.title || title },
      remove: [whole, ...standInsOf(whole)].map(({ id }) => id),
    };
  }
  const lone = uid ? byName.get(nameOf(loneUid(uid, recurrence.text), null)) : undefined;
  if (lone) return { event: lone, remove: [lone.id] };
  const series = isOfFile(uid) ? undefined : findSeries(uid);
  if (!series) return null;
  const [start = recurrence.text] = startsLike(series, recurrence, floating);
  if (series.exceptions.includes(start)) return null;
  const standIn = byName.get(nameOf(uid, start));
  const length = Date.parse(series.end) - Date.parse(series.start);
  const end = new Date(Date.parse(start) + length).toISOString().slice(0, series.allDay ? 10 : undefined);
  const event = standIn ?? { ...series, start, end, rule: '' };
  return { event, remove: standIn ? [standIn.id] : [], exception: { series, start } };
}

/** Events of a file as the calendar writes them: over a known one, or as new ones of a calendar. */
function createConverters(calendar: string, untitled: string) {
  const toContent = (event: IcsEvent, key: string): NewEvent => {
    const { guests, location, description, ...fields } = event;
    const { odd: _odd, replaces: _replaces, recurrence: _recurrence, floating: _floating, ...rest } = fields;
    return { ...rest, title: event.title || untitled, extendedProps: { calendar: key, guests, location, description } };
  };
  const toUpdate = (event: IcsEvent, { id, rev, extendedProps }: CalendarEvent): EventChange => ({
    ...toContent(event, extendedProps.calendar),
    id,
    rev,
  });
  const toNew = (event: IcsEvent, place: Place): NewEvent => {
    const content = toContent(event, calendar);
    if (event.replaces === null || place === 'lost') return content;
    return typeof place === 'object' && 'series' in place
      ? { ...content, series: { id: place.series.id, start: event.replaces } }
      : { ...content, replaces: event.replaces };
  };
  return { toUpdate, toNew };
}

/** It adds its events, updates those that came from the same file before, and removes what it calls off. */
export async function planImport(
  file: IcsFile,
  { known, calendar, untitled }: ImportOptions,
  pause: Pause = createPause(),
): Promise<ImportPlan> {
  const places = createPlaces(file, known);
  const { toUpdate, toNew } = createConverters(calendar, untitled);

  const add: NewEvent[] = [];
  const updates = new Map<number, EventChange>();
  const remove = new Set<number>();
  const rows: ImportRow[] = [];
  const addRow = (event: Omit<ImportRow, 'key' | 'odd' | 'kind'>, kind: ImportKind, odd: readonly Oddity[]) => {
    const { title, start, end, allDay, rule } = event;
    rows.push({ key: String(rows.length), title, start, end, allDay, rule, kind, odd });
  };
  for (const read of file.events) {
    await pause();
    const { event, place } = places.place(read);
    if (typeof place === 'object' && 'of' in place) {
      const change = toUpdate(event, place.of);
      const kind = isSame(change, place.of) ? 'same' : 'updated';
      if (kind === 'updated') updates.set(place.of.id, change);
      addRow(event, kind, event.odd);
    } else {
      const lone = place === 'lost' ? undefined : places.loneOf(event);
      if (lone) remove.add(lone.id);
      add.push(toNew(event, place));
      addRow(event, 'added', event.odd);
    }
  }
  let cancelled = 0;
  for (const cancellation of file.cancelled) {
    await pause();
    const plan = planCancellation(cancellation, places);
    if (!plan) {
      cancelled++;
      continue;
    }
    for (const id of plan.remove) remove.add(id);
    const { series, start } = plan.exception ?? {};
    if (series && start) {
      const { id, rev } = series;
      const exceptions = updates.get(id)?.exceptions ?? series.exceptions;
      updates.set(id, { id, rev, ...updates.get(id), exceptions: [...exceptions, start] });
    }
    addRow(plan.event, 'removed', []);
  }
  return {
    rows: rows.toSorted((one, other) => Number(other.odd.length > 0) - Number(one.odd.length > 0)),
    batch: { add, update: [...updates.values()], remove: [...remove], isSilent: true },
    cancelled,
  };
}
