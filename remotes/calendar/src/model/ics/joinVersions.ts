import { divideSeries } from './divideSeries';
import type { IcsCancellation, IcsDraft, IcsEvent, Oddity } from './icsEvent';
import type { Pause } from './pause';
import { hasStart, startsLike } from './seriesStarts';

/** True if a version is newer than an earlier one in the file (RFC 5546, 2.1.5). */
const isLater = (one: IcsDraft, other: IcsDraft) =>
  one.sequence === other.sequence ? one.stamp >= other.stamp : one.sequence > other.sequence;

function latestOf(versions: readonly IcsDraft[]): IcsDraft | undefined {
  const [first, ...others] = versions;
  const latest = others.reduce<IcsDraft | undefined>((best, one) => (best && isLater(one, best) ? one : best), first);
  return latest && others.length > 0 ? { ...latest, odd: [...latest.odd, 'olderVersion'] } : latest;
}

function groupBy<Key>(drafts: readonly IcsDraft[], keyOf: (draft: IcsDraft) => Key): Map<Key, IcsDraft[]> {
  const groups = new Map<Key, IcsDraft[]>();
  for (const draft of drafts) {
    const key = keyOf(draft);
    const group = groups.get(key);
    if (group) group.push(draft);
    else groups.set(key, [draft]);
  }
  return groups;
}

function toEvent(draft: IcsDraft, replaces: string | null, exceptions: string[] = []): IcsEvent {
  const { excluded: _excluded, extra: _extra, isFollowing: _isFollowing, isCancelled: _isCancelled, ...event } = draft;
  return { ...event, replaces, exceptions };
}

/** Event, and the start that it has in its series. */
interface Placed {
  place: string;
  draft: IcsDraft;
}

const withOdd = (event: IcsEvent, oddity: Oddity, isOdd: boolean): IcsEvent =>
  isOdd ? { ...event, odd: [...event.odd, oddity] } : event;

/** Days that a series has in addition, as events that replace nothing; those that a file changes come as such. */
function toExtras(series: IcsDraft, taken: ReadonlySet<string>): Placed[] {
  const length = Date.parse(series.end) - Date.parse(series.start);
  const endOf = (start: string) => {
    const end = new Date(Date.parse(start) + length).toISOString();
    return series.allDay ? end.slice(0, 10) : end;
  };
  return series.extra.flatMap(({ start, end }): Placed[] => {
    const place = startsLike(series, start, series.floating)[0] ?? start.text;
    if (taken.has(place) || hasStart(series, place)) return [];
    const to = end && !series.allDay && end.text > place ? end.text : endOf(place);
    return [{ place, draft: { ...series, start: place, end: to, rule: '', recurrence: start, odd: [] } }];
  });
}

/** A series and its exceptions; those that match none of its days are reported. */
function toSeriesEvents(given: IcsDraft, placed: readonly Placed[]): IcsEvent[] {
  // Days alone are a series of one event, and others in addition.
  const series = given.rule === '' ? { ...given, rule: 'FREQ=DAILY;COUNT=1' } : given;
  const extraPlaces = new Set(series.extra.flatMap(({ start }) => startsLike(series, start, series.floating)));
  const isKnown = (place: string) => extraPlaces.has(place) || hasStart(series, place);
  const excluded = series.excluded.flatMap((moment) => startsLike(series, moment, series.floating));
  const single = placed.filter(({ draft }) => !draft.isFollowing);
  const calledOff = single.filter(({ draft }) => draft.isCancelled).map(({ place }) => place);
  const exceptions = [...new Set([...excluded, ...calledOff])];
  const standIns = single.filter(({ draft }) => !draft.isCancelled);
  const taken = new Set([...exceptions, ...standIns.map(({ place }) => place)]);
  const parts = divideSeries(
    series,
    placed.filter(({ draft }) => draft.isFollowing),
  );
  const all = [...standIns, ...toExtras(series, taken)];
  return parts.flatMap(({ draft, from, to, shift }, index): IcsEvent[] => {
    if (!draft) return [];
    const isIn = (place: string) => place >= from && place < to;
    const own = exceptions.filter(isIn).map(shift);
    const isOdd = index === 0 && excluded.some((place) => !isKnown(place));
    return [
      withOdd(toEvent(draft, null, own), 'unmatchedException', isOdd),
      ...all
        .filter(({ place }) => isIn(place))
        .map((one) => {
          const event = toEvent({ ...one.draft, uid: draft.uid }, shift(one.place));
          return withOdd(event, 'unmatchedReplacement', !isKnown(one.place));
        }),
    ];
  });
}

interface Joined {
  events: IcsEvent[];
  cancelled: IcsCancellation[];
}

export const toCancellation = (draft: IcsDraft): IcsCancellation => {
  const { uid, title, recurrence, floating, sequence, stamp } = draft;
  return { uid, title, recurrence, floating, sequence, stamp };
};

/** Latest versions of one uid: series, exceptions and cancellations. */
function joinOne(drafts: readonly IcsDraft[]): Joined {
  const series = latestOf(drafts.filter(({ recurrence }) => recurrence === null));
  const isSeries = series !== undefined && (series.rule !== '' || series.extra.length > 0);
  const placeOf = ({ recurrence, floating }: IcsDraft) =>
    (recurrence && isSeries ? startsLike(series, recurrence, floating)[0] : undefined) ?? recurrence?.text ?? '';
  const byPlace = groupBy(
    drafts.filter(({ recurrence }) => recurrence !== null),
    (draft) => `${placeOf(draft)}${draft.isFollowing ? ' and following' : ''}`,
  );
  const latest = [...byPlace.values()].flatMap((versions): Placed[] => {
    const draft = latestOf(versions);
    return draft ? [{ place: placeOf(draft), draft }] : [];
  });
  if (series?.isCancelled) return { events: [], cancelled: [toCancellation(series)] };
  const cancelled = latest.filter(({ draft }) => draft.isCancelled).map(({ draft }) => toCancellation(draft));
  if (isSeries) return { events: toSeriesEvents(series, latest), cancelled };
  const lone = latest.filter(({ draft }) => !draft.isCancelled);
  const events = lone.map(({ draft, place }) => withOdd(toEvent(draft, place), 'followingOnly', draft.isFollowing));
  return { events: [...(series ? [toEvent(series, null)] : []), ...events], cancelled };
}

/** Events of a file, each once. Without uid each is separate. `pause` lets the page respond. */
export async function joinVersions(drafts: readonly IcsDraft[], pause: Pause): Promise<Joined> {
  const groups = groupBy(drafts, ({ uid }) => uid || Symbol());
  const joined: Joined = { events: [], cancelled: [] };
  for (const group of groups.values()) {
    await pause();
    const { events, cancelled } = joinOne(group);
    joined.events.push(...events);
    joined.cancelled.push(...cancelled);
  }
  return joined;
}
