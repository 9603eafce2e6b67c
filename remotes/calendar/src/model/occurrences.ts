import type { CalendarEvent } from '../api/schemas';
import { dayMs } from './recurrence/calendarDays';
import { parseRule, type RecurrenceRule } from './recurrence/parseRule';
import { completeRule } from './recurrence/periods';
import { firstWallTime, wallTimesBetween } from './recurrence/wallTimes';
import { createWork, spend, type Work } from './recurrence/work';
import { momentAt } from './recurrence/zoneClock';
import { ownZone } from './recurrence/zoneNames';

type Series = Pick<CalendarEvent, 'start' | 'end' | 'allDay' | 'timeZone' | 'rule' | 'exceptions'>;

const zoneOf = ({ timeZone }: Pick<Series, 'timeZone'>) => timeZone ?? ownZone();

const toText = (time: number, allDay: boolean) => new Date(time).toISOString().slice(0, allDay ? 10 : undefined);

/** The last start that an `UNTIL` allows: of whole days its day, else a moment; a day alone is meant to its end. */
function untilOf(text: string, series: Series): number {
  const [, year, month, day, hour = '23', minute = '59', second = '59', utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  if (series.allDay) return Date.parse(date);
  const wall = Date.parse(`${date}T${hour}:${minute}:${second === '60' ? '59' : second}Z`);
  return utc ? wall : momentAt(wall, zoneOf(series));
}

/** Starts in milliseconds, whole days as if in UTC, from one time to another, in order. */
function* timesOfRule(series: Series, rule: RecurrenceRule, { from, to }: Span, work: Work): Generator<number> {
  const { allDay } = series;
  const until = rule.until === null ? Number.POSITIVE_INFINITY : untilOf(rule.until, series);
  const complete = completeRule(rule, firstWallTime(series), allDay);
  // No clock shows more than 14 hours after UTC, or 12 before it.
  const slack = allDay ? 0 : dayMs;
  let last = Number.NEGATIVE_INFINITY;
  for (const wall of wallTimesBetween(complete, from - slack, Math.min(to, until) + slack, work)) {
    if (!spend(work, stepsOfStart)) return;
    const time = allDay ? wall : momentAt(wall, zoneOf(series));
    if (time > until || time >= to) return;
    // Where the clock skips an hour, two times of a day may be one moment.
    if (time >= from && time > last) yield time;
    last = time;
  }
}

const stepsOfStart = 10;

const always = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/**
 * The starts of a series, in order, by its own clock: nine o'clock in Berlin is nine o'clock there all year. Exceptions are
 * among them, for they count. The first event is always one of them, as in RFC 5545; a rule that cannot be followed has no other.
 */
export function* startsOf(series: Series, span: Span = always, work: Work = createWork()): Generator<string> {
  const { start, allDay } = series;
  const first = Date.parse(allDay ? start.slice(0, 10) : start);
  if (first >= span.from && first < span.to) yield toText(first, allDay);
  const rule = parseRule(series.rule);
  if (typeof rule === 'string') return;
  for (const time of timesOfRule(series, rule, span, work)) if (time > first) yield toText(time, allDay);
}

/** Number of events a series has had before one of them. */
export function countBefore(series: Series, start: string): number {
  let count = 0;
  for (const one of startsOf(series)) {
    if (one >= start) break;
    count++;
  }
  return count;
}

export interface Span {
  /** Milliseconds since the epoch; what only touches a border is outside. */
  from: number;
  to: number;
}

/** Starts and ends of those events of a series that lie in a span, without those that are left out. */
export function timesWithin(
  series: Series,
  { from, to }: Span,
  work: Work = createWork(),
): { start: string; end: string }[] {
  const { allDay, exceptions } = series;
  const found: { start: string; end: string }[] = [];
  const skipped = new Set(exceptions.map((start) => (allDay ? start.slice(0, 10) : new Date(start).toISOString())));
  // Each lasts as long as the first one, to the second.
  const length = Math.max(0, Date.parse(series.end) - Date.parse(series.start));
  // A whole day lies elsewhere by up to a day, depending on where the person is.
  const slack = allDay ? dayMs : 0;
  const reach = { from: from - length - slack, to: to + slack };
  for (const start of startsOf(series, reach, work)) {
    const end = Date.parse(start) + length;
    const isAfterBegin = end + slack > from || Date.parse(start) >= from;
    if (isAfterBegin && !skipped.has(start)) found.push({ start, end: toText(end, allDay) });
  }
  return found;
}
