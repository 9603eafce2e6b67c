import type { CalendarEvent } from '../../api/schemas';
import { dayMs, endOfTime, type WallTime } from './calendarDays';
import { type CompleteRule, laterOf, periodAfter, periodAt, periodStart } from './periods';
import type { Work } from './work';
import { ownZone } from './zoneNames';

/** By zone: creating a format is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  // Swedish dates are ISO dates.
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return format;
}

/** What a zone's clock shows at a moment. */
export const wallTimeIn = (zone: string, moment: number): WallTime =>
  Date.parse(`${formatOf(zone).format(moment).replace(' ', 'T')}Z`);

/** Start of a series by its own clock. Free of Temporal, for backends that validate a rule without expanding it. */
export function firstWallTime({
  start,
  allDay,
  timeZone,
}: Pick<CalendarEvent, 'start' | 'allDay' | 'timeZone'>): WallTime {
  if (allDay) return Date.parse(start.slice(0, 10));
  return wallTimeIn(timeZone ?? ownZone(), Date.parse(start));
}

/** Number of events before a period of a rule with COUNT. */
interface Mark {
  period: number;
  count: number;
}

/** Distance between marks, so that going back is cheap too. */
const markDistance = 500;

/** Number of series with cached marks. */
const maxCounted = 2000;
const marksByRule = new Map<string, Mark[]>();

/** The age of a series costs once: the last mark advances, the others stay. */
function marksOf(rule: CompleteRule): Mark[] {
  const key = JSON.stringify(rule, (_, value: unknown) => (value instanceof Set ? [...value] : value));
  const marks = marksByRule.get(key) ?? [{ period: 0, count: 1 }];
  if (marksByRule.size >= maxCounted) marksByRule.clear();
  marksByRule.set(key, marks);
  return marks;
}

/** Number of events before a period; null if the budget is spent. Counting stops at COUNT. */
function countTo(rule: CompleteRule, count: number, period: number, work: Work): number | null {
  const marks = marksOf(rule);
  let mark = marks.findLast((known) => known.period <= period) ?? { period: 0, count: 1 };
  while (mark.period < period && mark.count < count) {
    const walls = laterOf(rule, mark.period, work);
    if (!walls) return null;
    const next = walls.length > 0 ? mark.period + 1 : periodAfter(rule, mark.period);
    mark = { period: Math.min(period, next), count: mark.count + walls.length };
    if (mark.period >= (marks.at(-1)?.period ?? 0) + markDistance) marks.push(mark);
  }
  return mark.count;
}

/**
 * Wall times of a rule after the first event, between two times, in order. The cost depends on the span, not on the age
 * of the series: the first period is found by division, and counts are cached.
 */
export function* wallTimesBetween(rule: CompleteRule, from: WallTime, to: WallTime, work: Work): Generator<WallTime> {
  const last = Math.min(to, endOfTime);
  if (last <= rule.first) return;
  let period = Math.max(0, periodAt(rule, Math.max(from, rule.first)));
  let left = Number.POSITIVE_INFINITY;
  if (rule.count !== null) {
    const before = countTo(rule, rule.count, period, work);
    if (before === null) return;
    left = rule.count - before;
  }
  while (left > 0 && periodStart(rule, period) * dayMs <= last) {
    const walls = laterOf(rule, period, work);
    if (!walls) return;
    period = walls.length > 0 ? period + 1 : periodAfter(rule, period);
    for (const wall of walls) {
      if (left-- <= 0 || wall > last) return;
      if (wall >= from) yield wall;
    }
  }
}
