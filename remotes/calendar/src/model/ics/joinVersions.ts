import type { CalendarEvent } from '../../api/schemas';
import { type Span, startsOf } from '../occurrences';
import { momentAt } from '../recurrence/zoneClock';
import { toWall } from '../zones';
import type { IcsCancellation, IcsDraft, IcsEvent } from './icsEvent';
import type { Pause } from './pause';
import type { IcsMoment } from './readTimes';

type Series = Pick<CalendarEvent, 'start' | 'end' | 'allDay' | 'timeZone' | 'rule'>;

const dayMs = 86_400_000;

const starts = (series: Series, span: Span) => [...startsOf({ ...series, exceptions: [] }, span)];

/** Starts of a timed series on a day of its clock; the time of its first event if there is none that day. */
function startsOnDay(series: Series, day: string, zone: string): string[] {
  const from = momentAt(Date.parse(day), zone);
  const found = starts(series, { from, to: momentAt(Date.parse(day) + dayMs, zone) });
  const time = toWall(series.start, zone).toPlainTime().toString();
  return found.length > 0 ? found : [new Date(momentAt(Date.parse(`${day}T${time}Z`), zone)).toISOString()];
}

/**
 * Starts of a series that an EXDATE or RECURRENCE-ID refers to, in the series' notation. RFC 5545 requires value type
 * and clock of the series (3.8.5.1, 3.8.4.4); programs also write a day for all its starts, a time for a whole day, and
 * UTC, another zone or none.
 */
export function startsLike(series: Series, moment: IcsMoment, floating: string): string[] {
  const zone = series.timeZone ?? floating;
  if (series.allDay) {
    // Some programs write a day as midnight UTC; another UTC time is midnight in the calendar's zone.
    const isElsewhere = moment.clock === 'utc' && !moment.wall.endsWith('T00:00:00');
    return [isElsewhere ? toWall(moment.text, floating).toPlainDate().toString() : moment.wall.slice(0, 10)];
  }
  if (moment.allDay) return startsOnDay(series, moment.text, zone);
  if (moment.clock !== 'floating') return [moment.text];
  return [new Date(momentAt(Date.parse(`${moment.wall}Z`), zone)).toISOString()];
}

function hasStart(series: Series, start: string): boolean {
  const from = Date.parse(start);
  return starts(series, { from, to: from + 1 }).length > 0;
}

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
  const { excluded: _excluded, sequence: _sequence, stamp: _stamp, isCancelled: _isCancelled, ...event } = draft;
  return { ...event, replaces, exceptions };
}

/** Series without its excluded days; exclusions that match no day are reported. */
function toSeries(draft: IcsDraft, calledOff: readonly string[]): IcsEvent {
  const excluded = draft.excluded.flatMap((moment) => startsLike(draft, moment, draft.floating));
  const isOdd = draft.rule !== '' && excluded.some((start) => !hasStart(draft, start));
  const event = toEvent(draft, null, draft.rule ? [...new Set([...excluded, ...calledOff])] : []);
  return isOdd ? { ...event, odd: [...event.odd, 'unmatchedException'] } : event;
}

interface Joined {
  events: IcsEvent[];
  cancelled: IcsCancellation[];
}

const toCancellation = ({ uid, title, recurrence, floating }: IcsDraft): IcsCancellation => ({
  uid,
  title,
  recurrence,
  floating,
});

/** Latest versions of one uid: series, exceptions and cancellations. */
function joinOne(drafts: readonly IcsDraft[]): Joined {
  const series = latestOf(drafts.filter(({ recurrence }) => recurrence === null));
  const placeOf = ({ recurrence, floating }: IcsDraft) =>
    recurrence && series?.rule ? (startsLike(series, recurrence, floating)[0] ?? recurrence.text) : recurrence?.text;
  const byPlace = groupBy(
    drafts.filter(({ recurrence }) => recurrence !== null),
    placeOf,
  );
  const latest = [...byPlace].flatMap(([place = '', versions]) => {
    const draft = latestOf(versions);
    return draft ? [{ place, draft }] : [];
  });
  if (series?.isCancelled) return { events: [], cancelled: [toCancellation(series)] };
  const calledOff = latest.filter(({ draft }) => draft.isCancelled);
  const standIns = latest.filter(({ draft }) => !draft.isCancelled);
  const isUnmatched = (place: string) => series !== undefined && series.rule !== '' && !hasStart(series, place);
  return {
    events: [
      ...(series
        ? [
            toSeries(
              series,
              calledOff.map(({ place }) => place),
            ),
          ]
        : []),
      ...standIns.map(({ draft, place }) => {
        const event = toEvent(draft, place);
        return isUnmatched(place) ? { ...event, odd: [...event.odd, 'unmatchedReplacement' as const] } : event;
      }),
    ],
    cancelled: calledOff.map(({ draft }) => toCancellation(draft)),
  };
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
