import type { Task } from '../api/schemas';

interface Counted {
  id: number;
  isCompleted: boolean;
}

/** Number of completed tasks of a day: of those listed, which are open or were ticked there, and of those due on it. */
export function countDone(listed: readonly Counted[], dated: readonly Counted[]): { done: number; all: number } {
  const open = listed.filter(({ isCompleted }) => !isCompleted);
  const areOpen = new Set(open.map(({ id }) => id));
  const isDone = ({ id, isCompleted }: Counted) => isCompleted && !areOpen.has(id);
  const done = new Set([...listed, ...dated].filter(isDone).map(({ id }) => id)).size;
  return { done, all: open.length + done };
}

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
