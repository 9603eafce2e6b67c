import type { CalendarEvent } from '../../api/schemas';
import { dayMs, dayNumber, lastYear, lengthOfMonth, type WallTime } from './calendarDays';
import { type CompleteRule, periodAt, periodStart, wallTimesOfPeriod } from './periods';
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

/** Start of a series by its own clock. Free of Temporal, for backends that validate a rule without expanding it. */
export function firstWallTime({
  start,
  allDay,
  timeZone,
}: Pick<CalendarEvent, 'start' | 'allDay' | 'timeZone'>): WallTime {
  if (allDay) return Date.parse(start.slice(0, 10));
  const shown = formatOf(timeZone ?? ownZone()).format(Date.parse(start));
  return Date.parse(`${shown.replace(' ', 'T')}Z`);
}

const endOfTime: WallTime = dayNumber(lastYear + 1, 1, 1) * dayMs - 1;

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

/** Events of a period after the first event, which always exists and counts (RFC 5545, 3.8.5.3). */
function laterOf(rule: CompleteRule, period: number, work: Work): readonly WallTime[] | null {
  const walls = wallTimesOfPeriod(rule, period, work);
  return period > 0 || !walls ? walls : walls.filter((wall) => wall > rule.first);
}

/** Number of events before a period; null if the budget is spent. Counting stops at COUNT. */
function countTo(rule: CompleteRule, count: number, period: number, work: Work): number | null {
  const marks = marksOf(rule);
  let mark = marks.findLast((known) => known.period <= period) ?? { period: 0, count: 1 };
  while (mark.period < period && mark.count < count) {
    const walls = laterOf(rule, mark.period, work);
    if (!walls) return null;
    mark = { period: mark.period + 1, count: mark.count + walls.length };
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
  for (; left > 0 && periodStart(rule, period) * dayMs <= last; period++) {
    const walls = laterOf(rule, period, work);
    if (!walls) return;
    for (const wall of walls) {
      if (left-- <= 0 || wall > last) return;
      if (wall >= from) yield wall;
    }
  }
}

/** The Gregorian calendar repeats after 400 years: days that a rule misses in that many periods never match. */
const cycles = { DAILY: 146_097, WEEKLY: 20_871, MONTHLY: 4800, YEARLY: 400 };

// 2000 was a leap year.
const longestMonth = (month: number) => lengthOfMonth(2000, month);

/** True if none of the months has such a day: 30 February. */
const hasNoSuchDay = ({ months, monthDays }: CompleteRule) =>
  months.size > 0 &&
  monthDays.size > 0 &&
  [...months].every((month) => [...monthDays].every((day) => Math.abs(day) > longestMonth(month)));

/** True if a rule matches no day after the first, apart from COUNT and UNTIL; undefined if the budget is spent. */
export function isBarren(rule: CompleteRule, work: Work): boolean | undefined {
  if (hasNoSuchDay(rule)) return true;
  const endless = { ...rule, count: null };
  for (let period = 0; period <= cycles[rule.frequency]; period++) {
    if (periodStart(endless, period) * dayMs > endOfTime) return true;
    const walls = laterOf(endless, period, work);
    if (!walls) return undefined;
    if (walls.length > 0) return false;
  }
  return true;
}
