import { addDays, daysBetween, toDate } from '@atrium/contract/values';
import { Temporal } from 'temporal-polyfill';
import { countBefore } from '../occurrences';
import { countOf, endRule, moveRule, untilBefore } from '../recurrence/rule';
import { fromWall, toWall } from '../zones';
import type { IcsDraft } from './icsEvent';

interface Placed {
  place: string;
  draft: IcsDraft;
}

interface Part {
  /** Null where the rest of a series is cancelled. */
  draft: IcsDraft | null;
  /** The starts of the whole series that belong to it, as text. */
  from: string;
  to: string;
  /** Start in this part for one in the whole series. */
  shift: (start: string) => string;
}

const zoneOf = ({ timeZone, floating }: IcsDraft) => timeZone ?? floating;

const dayOf = (draft: IcsDraft, start: string): string =>
  draft.allDay ? start.slice(0, 10) : toWall(start, zoneOf(draft)).toPlainDate().toString();

/** Moves starts as an event of the series moved: by days, to that event's time. */
function createShift(series: IcsDraft, place: string, draft: IcsDraft) {
  const days = daysBetween(toDate(dayOf(series, place)), toDate(dayOf(draft, draft.start)));
  return (start: string): string => {
    const day = addDays(dayOf(series, start), days);
    if (draft.allDay) return day;
    const time = toWall(draft.start, zoneOf(draft)).toPlainTime();
    return fromWall(Temporal.PlainDate.from(day).toPlainDateTime(time), zoneOf(draft));
  };
}

const endBefore = (draft: IcsDraft, start: string | undefined): IcsDraft =>
  start === undefined ? draft : { ...draft, rule: endRule(draft.rule, `UNTIL=${untilBefore(start, draft.allDay)}`) };

/** Rule from one event on: as the series has it, on the days that this event moved to. */
function ruleFrom(series: IcsDraft, { place, draft }: Placed): string {
  if (draft.rule) return draft.rule;
  const rule = moveRule(series.rule, dayOf(series, place), dayOf(draft, draft.start));
  const count = countOf(series.rule);
  return count === null
    ? rule
    : endRule(rule, `COUNT=${Math.max(1, count - countBefore({ ...series, exceptions: [] }, place))}`);
}

const afterAll = '\uffff';

/**
 * A series in parts: one up to the first event that changes all later ones (RANGE=THISANDFUTURE: RFC 5545, 3.2.13), and
 * one from each such event on, which becomes a series of its own.
 */
export function divideSeries(series: IcsDraft, followings: readonly Placed[]): Part[] {
  const sorted = followings.toSorted((one, other) => (one.place < other.place ? -1 : 1));
  const placeAt = (index: number) => sorted[index]?.place;
  const first: Part = {
    draft: endBefore(series, placeAt(0)),
    from: '',
    to: placeAt(0) ?? afterAll,
    shift: (start) => start,
  };
  const later = sorted.map((following, index): Part => {
    const { place, draft } = following;
    const shift = createShift(series, place, draft);
    const next = placeAt(index + 1);
    const own: IcsDraft = {
      ...draft,
      uid: draft.uid && `${draft.uid}#${place}`,
      recurrence: null,
      timeZone: draft.timeZone ?? series.timeZone,
      rule: ruleFrom(series, following),
    };
    return {
      draft: draft.isCancelled ? null : endBefore(own, next && shift(next)),
      from: place,
      to: next ?? afterAll,
      shift,
    };
  });
  return [first, ...later];
}
