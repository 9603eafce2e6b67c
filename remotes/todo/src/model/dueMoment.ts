import type { Task } from '../api/schemas';

/** Offset of a zone's clocks from UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  // Swedish writes a date as the standard does.
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}

/** The moment at which a task is due, in milliseconds; null where it has no time, or nobody said where. */
export function dueMoment({
  dueDate,
  dueTime,
  timeZone,
}: Pick<Task, 'dueDate' | 'dueTime' | 'timeZone'>): number | null {
  if (!dueDate || !dueTime || !timeZone) return null;
  const shown = Date.parse(`${dueDate}T${dueTime}:00Z`);
  // Anything that is ahead of the clocks may be across a change of them: asked once more where it has led.
  const near = shown - offsetAt(shown, timeZone);
  return shown - offsetAt(near, timeZone);
}
