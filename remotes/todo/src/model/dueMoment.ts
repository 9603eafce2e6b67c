import { Temporal } from 'temporal-polyfill';
import type { Task } from '../api/schemas';

/**
 * Due moment in milliseconds; null without time or zone. A time that a zone's clock shows twice is the first one, and a
 * skipped one comes later by the length of the gap (RFC 5545, §3.3.5).
 */
export function dueMoment({
  dueDate,
  dueTime,
  timeZone,
}: Pick<Task, 'dueDate' | 'dueTime' | 'timeZone'>): number | null {
  if (!dueDate || !dueTime || !timeZone) return null;
  const shown = Temporal.PlainDateTime.from(`${dueDate.slice(0, 'YYYY-MM-DD'.length)}T${dueTime}`);
  return shown.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds;
}
