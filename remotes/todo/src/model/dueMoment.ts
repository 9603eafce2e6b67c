import type { Task } from '../api/schemas';

/** Offset of a zone's clock from UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  // Swedish dates are ISO dates.
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}

/** Due moment in milliseconds; null without time or zone. */
export function dueMoment({
  dueDate,
  dueTime,
  timeZone,
}: Pick<Task, 'dueDate' | 'dueTime' | 'timeZone'>): number | null {
  if (!dueDate || !dueTime || !timeZone) return null;
  const shown = Date.parse(`${dueDate}T${dueTime}:00Z`);
  // The first estimate may be beyond a clock change, so it is corrected once.
  const near = shown - offsetAt(shown, timeZone);
  return shown - offsetAt(near, timeZone);
}
