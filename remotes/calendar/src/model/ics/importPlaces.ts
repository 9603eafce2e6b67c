import type { CalendarEvent } from '../../api/schemas';
import type { IcsEvent, IcsFile } from './icsEvent';
import { startsLike } from './seriesStarts';

/** An event of a series is identified by its original start as well. */
export const nameOf = (uid: string, replaces: string | null) => `${uid}@${replaces ?? ''}`;

/** Uid of an exception whose series is missing: the series' uid would merge them all. */
export const loneUid = (uid: string, replaces: string) => `${uid}#${replaces}`;

export type Place = { of: CalendarEvent } | { series: CalendarEvent } | 'ofFile' | 'lost' | 'own';

interface Placed {
  event: IcsEvent;
  place: Place;
}

export function createPlaces({ events }: IcsFile, known: readonly CalendarEvent[]) {
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
  const standIns = new Map<number, CalendarEvent[]>();
  for (const event of known) {
    if (!event.series) continue;
    const others = standIns.get(event.series.id);
    if (others) others.push(event);
    else standIns.set(event.series.id, [event]);
  }
  const standInsOf = ({ id }: CalendarEvent): readonly CalendarEvent[] => standIns.get(id) ?? [];
  const replacedNames = new Set(
    events.flatMap(({ uid, replaces }) => (replaces === null ? [] : [nameOf(uid, replaces)])),
  );
  const isReplaced = (uid: string, start: string) => replacedNames.has(nameOf(uid, start));
  return {
    byName,
    findSeries,
    place,
    loneOf,
    standInsOf,
    isReplaced,
    isOfFile: (uid: string) => seriesOfFile.has(uid),
  };
}

export type Places = ReturnType<typeof createPlaces>;
