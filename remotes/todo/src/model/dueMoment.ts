import type { Task } from '../api/schemas';

const clocks = new Map<string, Intl.DateTimeFormat>();
const maxClocks = 500;

/** Making a clock takes longer than reading it, and tables read the due moment of each task. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  // Swedish dates are ISO dates.
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  if (clocks.size < maxClocks) clocks.set(timeZone, clock);
  return clock;
}

/** Offset of a zone's clock from UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const shown = clockOf(timeZone).format(moment);
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
