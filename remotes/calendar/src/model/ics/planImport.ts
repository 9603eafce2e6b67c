import type { EventChange } from '../../api/calendarApi';
import type { CalendarEvent } from '../../api/schemas';
import { contentOf } from '../event';
import type { NewEvent } from '../eventBatch';
import type { IcsCancellation, IcsEvent, IcsFile, IcsReply, Oddity } from './icsEvent';
import type { ImportChange, ImportStep } from './importBatches';
import { createPlaces, loneUid, nameOf, type Place, type Places } from './importPlaces';
import { keptValue } from './keptLines';
import { createPause, type Pause } from './pause';
import { startsLike } from './seriesStarts';

/** `older`: the calendar has a newer version; `answered`: a guest's answer; `proposed`: a guest's wish. */
export type ImportKind = 'added' | 'updated' | 'same' | 'older' | 'removed' | 'answered' | 'proposed';

export interface ImportRow extends Pick<IcsEvent, 'title' | 'start' | 'end' | 'allDay' | 'rule'>, ImportStep {
  key: string;
  odd: readonly Oddity[];
  /** Names of properties that are lost. */
  lost: readonly string[];
  kind: ImportKind;
  /** It follows the choice of its series. */
  isPart: boolean;
}

export interface ImportPlan {
  rows: readonly ImportRow[];
  /** Cancellations of events that the calendars lack. */
  cancelled: number;
  /** Answers to invitations that the calendars lack. */
  unmatched: number;
}

interface ImportOptions {
  known: readonly CalendarEvent[];
  calendar: string;
  /** Nobody but its owner sees the calendar. */
  isPrivate?: boolean;
  untitled: string;
}

const linesFor = ({ otherLines = [] }: Pick<CalendarEvent, 'otherLines'>) =>
  otherLines.filter((line) => !/^DTSTAMP[;:]/i.test(line));

function isSame(change: EventChange, before: CalendarEvent): boolean {
  const write = ({ guests, ...event }: { guests: readonly object[] }) => JSON.stringify([guests, event]);
  const partsOf = (event: NewEvent | CalendarEvent) => ({
    ...contentOf(event),
    exceptions: event.exceptions ?? [],
    organizer: event.organizer ?? before.organizer,
    // The time of an export is no change.
    otherLines: linesFor(event),
    guests: event.extendedProps.guests.map((guest) => ({
      answer: before.extendedProps.guests.find(({ email }) => email === guest.email)?.answer,
      ...guest,
    })),
    extendedProps: { ...event.extendedProps, guests: [] },
  });
  const after = { ...before, ...change, extendedProps: { ...before.extendedProps, ...change.extendedProps } };
  return write(partsOf(after)) === write(partsOf(before));
}

type Version = Pick<IcsEvent, 'sequence' | 'stamp'>;

const digits = (time: string) => time.replaceAll(/\D/g, '').slice(0, 14);

/** Order of a version and the stored one (RFC 5546, 2.1.5): 1 if it is newer, -1 if it is older; 0 if nothing is known. */
function compareVersions({ sequence, stamp }: Version, { otherLines }: Pick<CalendarEvent, 'otherLines'>): -1 | 0 | 1 {
  const stored = [Number.parseInt(keptValue(otherLines, 'SEQUENCE'), 10), digits(keptValue(otherLines, 'DTSTAMP'))];
  const [storedSequence, storedStamp] = [Number(stored[0]) || 0, String(stored[1])];
  if (!storedStamp) return 0;
  if (sequence !== storedSequence) return sequence > storedSequence ? 1 : -1;
  if (!stamp || digits(stamp) === storedStamp) return 0;
  return digits(stamp) > storedStamp ? 1 : -1;
}

type Found = { event: Omit<ImportRow, 'key' | 'odd' | 'lost' | 'kind' | 'group' | 'change' | 'isPart'> } & ImportChange;

/** Removals for the cancellations of a file; null for events that the calendars lack, or have in a newer version. */
function planCancellation(cancellation: IcsCancellation, places: Places): Found | null {
  const { uid, title, recurrence, floating } = cancellation;
  const { byName, findSeries, isOfFile, standInsOf } = places;
  const whole = uid ? byName.get(nameOf(uid, null)) : undefined;
  if (whole && compareVersions(cancellation, whole) < 0) return null;
  if (!recurrence) {
    if (!whole) return null;
    const remove = [whole, ...standInsOf(whole)].map(({ id }) => id);
    return { event: { ...whole, title: whole.title || title }, remove };
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

/** Answers of guests (RFC 5546, 3.2.3); null for an event or a guest that the calendars lack. */
function planReply({ uid, recurrence, floating, guests }: IcsReply, { byName, findSeries }: Places): Found | null {
  const whole = uid ? byName.get(nameOf(uid, null)) : undefined;
  const series = recurrence && findSeries(uid);
  const start = recurrence && (series ? startsLike(series, recurrence, floating)[0] : recurrence.text);
  const event = (start && byName.get(nameOf(uid, start))) || whole;
  if (!event) return null;
  const answerOf = (email: string) => guests.find((one) => one.email.toLowerCase() === email.toLowerCase())?.answer;
  const known = event.extendedProps.guests;
  if (!known.some(({ email }) => answerOf(email))) return null;
  const answered = known.map((guest) => {
    const answer = answerOf(guest.email);
    return answer ? { ...guest, answer } : guest;
  });
  const { id, rev } = event;
  return { event, update: { id, rev, extendedProps: { guests: answered } } };
}

/** Events of a file as the calendar writes them: over a known one, or as new ones of a calendar. */
function createConverters(calendar: string, untitled: string) {
  const toContent = (event: IcsEvent, key: string): NewEvent => {
    const { guests, location, description, odd: _odd, lost: _lost, replaces: _replaces, ...fields } = event;
    const { recurrence: _recurrence, floating: _floating, sequence: _sequence, stamp: _stamp, ...rest } = fields;
    return { ...rest, title: event.title || untitled, extendedProps: { calendar: key, guests, location, description } };
  };
  const toUpdate = (event: IcsEvent, { id, rev, extendedProps }: CalendarEvent): EventChange => ({
    ...toContent(event, extendedProps.calendar),
    id,
    rev,
  });
  /** A guest proposes a time and a place, and nothing else. */
  const toProposal = ({ start, end, allDay, location }: IcsEvent, { id, rev }: CalendarEvent): EventChange => ({
    ...{ id, rev, start, end, allDay },
    ...(location && { extendedProps: { location } }),
  });
  const toNew = (event: IcsEvent, place: Place): NewEvent => {
    const content = toContent(event, calendar);
    if (event.replaces === null || place === 'lost') return content;
    return typeof place === 'object' && 'series' in place
      ? { ...content, series: { id: place.series.id, start: event.replaces } }
      : { ...content, replaces: event.replaces };
  };
  return { toUpdate, toProposal, toNew };
}

type Converters = ReturnType<typeof createConverters>;

interface PlannedEvent {
  event: IcsEvent;
  kind: ImportKind;
  change: ImportChange;
}

function planEvent(read: IcsEvent, places: Places, { toUpdate, toProposal, toNew }: Converters): PlannedEvent {
  const { event, place } = places.place(read);
  const isProposal = event.odd.includes('proposal');
  if (typeof place === 'object' && 'of' in place) {
    const { of: before } = place;
    const update = isProposal ? toProposal(event, before) : toUpdate(event, before);
    if (isSame(update, before)) return { event, kind: 'same', change: {} };
    const isOlder = !isProposal && compareVersions(event, before) < 0;
    return { event, kind: isProposal ? 'proposed' : isOlder ? 'older' : 'updated', change: { update } };
  }
  const lone = place === 'lost' ? undefined : places.loneOf(event);
  const change = { add: toNew(event, place), ...(lone && { remove: [lone.id] }) };
  return { event, kind: isProposal ? 'proposed' : 'added', change };
}

/** Events that stand in for one of a series, which a newer version of the series no longer has. */
function goneStandIns(event: IcsEvent, places: Places): CalendarEvent[] {
  const series = event.rule && event.uid ? places.findSeries(event.uid) : undefined;
  if (!series || compareVersions(event, series) <= 0) return [];
  // Those without lines of a file were made here.
  return places
    .standInsOf(series)
    .filter(
      ({ otherLines, series: place }) => otherLines?.length && place && !places.isReplaced(event.uid, place.start),
    );
}

/**
 * Adds the events of a file, updates those that came from the same file before, and removes what it calls off. `pause`
 * lets the page respond.
 */
export async function planImport(
  file: IcsFile,
  { known, calendar, isPrivate = false, untitled }: ImportOptions,
  pause: Pause = createPause(),
): Promise<ImportPlan> {
  const places = createPlaces(file, known);
  const converters = createConverters(calendar, untitled);
  const rows: ImportRow[] = [];
  const addRow = ({ event, ...change }: Found, kind: ImportKind, more: Partial<ImportRow> = {}) => {
    const { title, start, end, allDay, rule } = event;
    const key = String(rows.length);
    const row = { key, group: key, title, start, end, allDay, rule, kind, odd: [], lost: [], isPart: false, change };
    rows.push({ ...row, ...more });
  };
  for (const read of file.events) {
    await pause();
    const { event, kind, change } = planEvent(read, places, converters);
    const odd = isPrivate ? event.odd.filter((one) => one !== 'private') : event.odd;
    const isPart = change.add?.replaces !== undefined && places.isOfFile(event.uid);
    const group = event.uid && places.isOfFile(event.uid) ? { group: `uid ${event.uid}` } : {};
    addRow({ event, ...change }, kind, { ...group, odd, lost: event.lost, isPart });
    if (kind !== 'updated') continue;
    for (const gone of goneStandIns(event, places)) addRow({ event: gone, remove: [gone.id] }, 'removed', group);
  }
  const addFound = (found: Found | null, kind: ImportKind): number => {
    if (found) addRow(found, kind);
    return found ? 0 : 1;
  };
  let [cancelled, unmatched] = [0, 0];
  for (const cancellation of file.cancelled) {
    await pause();
    cancelled += addFound(planCancellation(cancellation, places), 'removed');
  }
  for (const reply of file.replies) {
    await pause();
    unmatched += addFound(planReply(reply, places), 'answered');
  }
  return { rows, cancelled, unmatched };
}

/** Chosen at first: what changes the calendars, and what nobody has to think about. */
export const isChosenFirst = ({ kind }: ImportRow): boolean =>
  kind !== 'same' && kind !== 'older' && kind !== 'proposed';
