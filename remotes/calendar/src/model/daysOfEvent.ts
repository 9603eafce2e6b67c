import type { Day } from '@atrium/contract/values';
import type { CalendarEvent } from '../api/schemas';
import { dayMs } from './recurrence/calendarDays';
import { readRule } from './recurrence/rule';

/** Last day of a series without an end. */
const endless: Day = '9999-12-31';

const periods = { DAILY: dayMs, WEEKLY: 7 * dayMs, MONTHLY: null, YEARLY: null };

/** A start after which a series has none, in milliseconds: its rule is not followed, so that this is cheap. */
function lastStartOf({ rule, start }: CalendarEvent): number {
  const first = Date.parse(start);
  if (!rule) return first;
  const [, year, month, day] = /(?:^|;)UNTIL=(\d{4})(\d\d)(\d\d)/i.exec(rule) ?? [];
  // The end of that day, where clocks are farthest behind.
  if (day) return Math.max(first, Date.parse(`${year}-${month}-${day}`) + 2 * dayMs);
  const plain = readRule(rule);
  // Months and years may lack the day of a series.
  const period = plain?.count ? periods[plain.frequency] : null;
  return plain?.count && period ? first + plain.count * plain.interval * period : Number.POSITIVE_INFINITY;
}

const toUtcDay = (time: number): Day =>
  time < Date.parse(endless) ? new Date(time).toISOString().slice(0, 10) : endless;

/**
 * First and last day on which an event may be, in UTC; of a series, one of its events. One that stands in for another one of a
 * series is on the day of that, too, which it hides.
 */
export function daysOfEvent(event: CalendarEvent): { first: Day; last: Day } {
  const { start, end, series } = event;
  const length = Math.max(0, Date.parse(end) - Date.parse(start));
  const hidden = series ? [Date.parse(series.start)] : [];
  return {
    first: toUtcDay(Math.min(Date.parse(start), ...hidden)),
    last: toUtcDay(Math.max(lastStartOf(event) + length, ...hidden)),
  };
}
