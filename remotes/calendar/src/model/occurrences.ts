import type { CalendarEvent } from '../api/schemas';
import { dayMs } from './recurrence/calendarDays';
import { isWithinDay, parseRule, type RecurrenceRule } from './recurrence/parseRule';
import { completeRule } from './recurrence/periods';
import { firstWallTime, wallTimesBetween } from './recurrence/wallTimes';
import { createWork, spend, type Work } from './recurrence/work';
import { momentAt } from './recurrence/zoneClock';
import { ownZone } from './recurrence/zoneNames';

type Series = Pick<CalendarEvent, 'start' | 'end' | 'allDay' | 'timeZone' | 'rule' | 'exceptions'>;

const zoneOf = ({ timeZone }: Pick<Series, 'timeZone'>) => timeZone ?? ownZone();

const toText = (time: number, allDay: boolean) => new Date(time).toISOString().slice(0, allDay ? 10 : undefined);

/** Last start that an `UNTIL` allows: its day for whole days, else a moment; a plain day counts to its end. */
function untilOf(text: string, series: Series): number {
  const [, year, month, day, hour = '23', minute = '59', second = '59', utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  if (series.allDay) return Date.parse(date);
  const wall = Date.parse(`${date}T${hour}:${minute}:${second === '60' ? '59' : second}Z`);
  return utc ? wall : momentAt(wall, zoneOf(series));
}

/** Starts in milliseconds within a span, in order; whole days as if in UTC. */
function* timesOfRule(series: Series, rule: RecurrenceRule, { from, to }: Span, work: Work): Generator<number> {
  const { allDay } = series;
  const until = rule.until === null ? Number.POSITIVE_INFINITY : untilOf(rule.until, series);
  const complete = completeRule(rule, firstWallTime(series), allDay);
  // Clocks are at most 14 hours ahead of UTC and 12 behind.
  const slack = allDay ? 0 : dayMs;
  let last = Number.NEGATIVE_INFINITY;
  for (const wall of wallTimesBetween(complete, from - slack, Math.min(to, until) + slack, work)) {
    if (!spend(work, stepsOfStart)) return;
    const time = allDay ? wall : momentAt(wall, zoneOf(series));
    if (time > until || time >= to) return;
    // Where the clock skips an hour, two times of a day can be the same instant.
    if (time >= from && time > last) yield time;
    last = time;
  }
}

const stepsOfStart = 10;

const always = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/**
 * Starts of a series, in order, by its own clock: nine o'clock in Berlin is nine o'clock there all year. Excluded ones
 * are included, because they count. The first event is always one of them, as in RFC 5545; a rule that cannot be
 * followed has no others.
 */
export function* startsOf(series: Series, span: Span = always, work: Work = createWork()): Generator<string> {
  const { start, allDay } = series;
  const first = Date.parse(allDay ? start.slice(0, 10) : start);
  if (first >= span.from && first < span.to) yield toText(first, allDay);
  const rule = parseRule(series.rule);
  if (typeof rule === 'string' || (allDay && isWithinDay(rule.frequency))) return;
  for (const time of timesOfRule(series, rule, span, work)) if (time > first) yield toText(time, allDay);
}

export function countBefore(series: Series, start: string): number {
  let count = 0;
  for (const one of startsOf(series)) {
    if (one >= start) break;
    count++;
  }
  return count;
}

export interface Span {
  /** Milliseconds since the epoch; events that only touch a border are outside. */
  from: number;
  to: number;
}

/** Starts and ends of a series within a span, without excluded ones. */
export function timesWithin(
  series: Series,
  { from, to }: Span,
  work: Work = createWork(),
): { start: string; end: string }[] {
  const { allDay, exceptions } = series;
  const found: { start: string; end: string }[] = [];
  const skipped = new Set(exceptions.map((start) => (allDay ? start.slice(0, 10) : new Date(start).toISOString())));
  // Each lasts exactly as long as the first one.
  const length = Math.max(0, Date.parse(series.end) - Date.parse(series.start));
  // Depending on the viewer's zone, a whole day shifts by up to a day.
  const slack = allDay ? dayMs : 0;
  const reach = { from: from - length - slack, to: to + slack };
  for (const start of startsOf(series, reach, work)) {
    const end = Date.parse(start) + length;
    const isAfterBegin = end + slack > from || Date.parse(start) >= from;
    if (isAfterBegin && !skipped.has(start)) found.push({ start, end: toText(end, allDay) });
  }
  return found;
}
