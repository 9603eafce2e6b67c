import { Temporal } from 'temporal-polyfill';
import type { Scope } from '../api/choices';
import type { CalendarEvent } from '../api/schemas';
import { type EventContent, linesOf } from './event';
import type { EventBatch } from './eventBatch';
import { type Occurrence, toStart } from './occurrence';
import { countBefore } from './occurrences';
import { countOf, endRule, moveRule, untilBefore } from './recurrence/rule';
import { ownZone } from './recurrence/zoneNames';
import { fromWallText, toWallText } from './zones';

interface SeriesPlaceOf {
  occurrence: Occurrence;
  series: CalendarEvent;
  standIns: readonly CalendarEvent[];
}

export const placeOf = (
  events: readonly CalendarEvent[],
  occurrence: Occurrence,
  series: CalendarEvent,
): SeriesPlaceOf => ({
  occurrence,
  series,
  standIns: events.filter((event) => event.series?.id === series.id),
});

const startOf = ({ occurrence, series }: SeriesPlaceOf) => toStart(occurrence.at ?? occurrence.start, series.allDay);

const isFirst = (place: SeriesPlaceOf) => startOf(place) <= toStart(place.series.start, place.series.allDay);

const isStandIn = ({ occurrence, series }: SeriesPlaceOf) => occurrence.id !== series.id;

const laterStandIns = (place: SeriesPlaceOf) =>
  place.standIns.filter(({ series }) => series && toStart(series.start, place.series.allDay) >= startOf(place));

const ids = (events: readonly CalendarEvent[]) => events.map(({ id }) => id);

const endBefore = (place: SeriesPlaceOf) => ({
  id: place.series.id,
  rev: place.series.rev,
  rule: endRule(place.series.rule, `UNTIL=${untilBefore(startOf(place), place.series.allDay)}`),
});

const wallOf = ({ allDay, timeZone }: Pick<EventContent, 'allDay' | 'timeZone'>, start: string) =>
  allDay ? `${start.slice(0, 10)}T00:00` : toWallText(start, timeZone ?? ownZone());

const daysBetween = (from: string, to: string) =>
  Temporal.PlainDate.from(from.slice(0, 10)).until(Temporal.PlainDate.from(to.slice(0, 10))).days;

/** Shifts the starts of a series as one of its events was moved: by days, to that event's time. */
function createShift({ occurrence }: SeriesPlaceOf, content: EventContent) {
  const zone = content.timeZone ?? ownZone();
  const moved = wallOf(content, content.start);
  const days = daysBetween(wallOf({ ...occurrence, timeZone: zone }, occurrence.start), moved);
  return (start: string): string => {
    const wall = wallOf({ ...occurrence, timeZone: zone }, start);
    const day = Temporal.PlainDate.from(wall.slice(0, 10)).add({ days }).toString();
    return content.allDay ? day : fromWallText(`${day}T${moved.slice(11)}`, zone);
  };
}

function endFrom(start: string, like: EventContent): string {
  const end = new Date(Date.parse(start) + Date.parse(like.end) - Date.parse(like.start)).toISOString();
  return like.allDay ? end.slice(0, 10) : end;
}

const movedRule = ({ series, occurrence }: SeriesPlaceOf, content: EventContent) =>
  content.rule === series.rule
    ? moveRule(
        series.rule,
        wallOf({ ...occurrence, timeZone: content.timeZone }, occurrence.start).slice(0, 10),
        wallOf(content, content.start).slice(0, 10),
      )
    : content.rule;

function changeThis(place: SeriesPlaceOf, content: EventContent): EventBatch {
  const { occurrence, series } = place;
  const alone = { ...content, rule: '' };
  if (isStandIn(place)) return { update: [{ id: occurrence.id, rev: occurrence.rev, ...alone }] };
  const name = { series: { id: series.id, start: startOf(place) }, uid: series.uid };
  return { add: [{ ...alone, ...linesOf(series), ...name }] };
}

function changeFollowing(place: SeriesPlaceOf, content: EventContent): EventBatch {
  const { series } = place;
  const shift = createShift(place, content);
  const rule = movedRule(place, content);
  const count = content.rule === series.rule ? countOf(series.rule) : null;
  const left = count === null ? null : Math.max(1, count - countBefore(series, startOf(place)));
  const exceptions = series.exceptions.filter((start) => toStart(start, series.allDay) > startOf(place)).map(shift);
  return {
    update: [endBefore(place)],
    add: [{ ...content, ...linesOf(series), rule: left === null ? rule : endRule(rule, `COUNT=${left}`), exceptions }],
    remove: ids(laterStandIns(place)),
  };
}

function changeAll(place: SeriesPlaceOf, content: EventContent): EventBatch {
  const { series, standIns } = place;
  const shift = createShift(place, content);
  const start = shift(series.start);
  const isSameRule = content.rule === series.rule && content.allDay === series.allDay;
  return {
    update: [
      {
        ...content,
        id: series.id,
        rev: series.rev,
        start,
        end: endFrom(start, content),
        rule: movedRule(place, content),
        exceptions: isSameRule ? series.exceptions.map(shift) : [],
      },
      ...(isSameRule ? standIns : []).flatMap(({ id, rev, series: instead }) =>
        instead ? [{ id, rev, series: { id: series.id, start: shift(instead.start) } }] : [],
      ),
    ],
    remove: isSameRule ? [] : ids(standIns),
  };
}

export function planChange(place: SeriesPlaceOf, scope: Scope, content: EventContent): EventBatch {
  if (scope === 'this') return changeThis(place, content);
  return scope === 'all' || isFirst(place) ? changeAll(place, content) : changeFollowing(place, content);
}

export function planRemoval(place: SeriesPlaceOf, scope: Scope): EventBatch {
  const { series, standIns, occurrence } = place;
  if (scope === 'this') {
    const { id, rev, exceptions } = series;
    const update = [{ id, rev, exceptions: [...exceptions, startOf(place)] }];
    return { update, remove: isStandIn(place) ? [occurrence.id] : [] };
  }
  if (scope === 'all' || isFirst(place)) return { remove: [series.id, ...ids(standIns)] };
  return { update: [endBefore(place)], remove: ids(laterStandIns(place)) };
}
