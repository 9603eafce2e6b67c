import type { EventChange } from '../../api/calendarApi';
import type { CalendarEvent } from '../../api/schemas';
import type { EventBatch, NewEvent } from '../eventBatch';
import { createPause, type Pause } from './pause';

/** What an event of a file does to the calendars. */
export interface ImportChange {
  add?: NewEvent;
  update?: EventChange;
  remove?: readonly number[];
  /** A start that a series leaves out from now on. */
  exception?: { series: CalendarEvent; start: string };
}

export interface ImportStep {
  /** Steps of one group belong together: a series and its exceptions. */
  group: string;
  change: ImportChange;
}

/** A call takes a megabyte. */
const maxLength = 600_000;

function toBatch(changes: readonly ImportChange[]): EventBatch {
  const updates = new Map<number, EventChange>();
  const remove = new Set<number>();
  const add: NewEvent[] = [];
  for (const change of changes) {
    if (change.add) add.push(change.add);
    if (change.update) updates.set(change.update.id, change.update);
    for (const id of change.remove ?? []) remove.add(id);
  }
  for (const { exception } of changes) {
    if (!exception || remove.has(exception.series.id)) continue;
    const { id, rev, exceptions } = exception.series;
    const before = updates.get(id)?.exceptions ?? exceptions;
    updates.set(id, { id, rev, ...updates.get(id), exceptions: [...before, exception.start] });
  }
  const update = [...updates.values()].filter(({ id }) => !remove.has(id));
  return { add, update, remove: [...remove], isSilent: true };
}

/**
 * Batches of an import, each of which is stored as a whole and fits into one call. `pause` lets the page respond.
 */
export async function toBatches(
  steps: readonly ImportStep[],
  pause: Pause = createPause(),
): Promise<readonly EventBatch[]> {
  const groups = new Map<string, ImportChange[]>();
  for (const { group, change } of steps) {
    const known = groups.get(group);
    if (known) known.push(change);
    else groups.set(group, [change]);
  }
  const batches: ImportChange[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const changes of groups.values()) {
    await pause();
    const own = JSON.stringify(toBatch(changes)).length;
    if (length + own > maxLength) {
      batches.push([]);
      length = 0;
    }
    batches.at(-1)?.push(...changes);
    length += own;
  }
  return batches.map(toBatch);
}
