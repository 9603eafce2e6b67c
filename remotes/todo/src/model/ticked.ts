import type { Task } from '../api/schemas';

/** A task that was ticked or unticked where it is listed: as it is now, and its place in the list as it was drawn then. */
export interface Ticked {
  task: Task;
  place: number;
}

/** Open tasks, with those ticked here that they lack each at its place, so that nothing moves under the pointer. */
export function withTicked(open: readonly Task[], ticked: readonly Ticked[]): Task[] {
  const areOpen = new Set(open.map(({ id }) => id));
  const rows = [...open];
  const gone = ticked.filter(({ task }) => !areOpen.has(task.id)).sort((one, other) => one.place - other.place);
  for (const { task, place } of gone) rows.splice(place, 0, task);
  return rows;
}
