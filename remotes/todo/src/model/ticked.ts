import type { Task } from '../api/schemas';

interface Counted {
  id: number;
  isCompleted: boolean;
}

/** Completed tasks of a day: of those listed, which are open or were completed there, and those due on it. */
export function countDone(listed: readonly Counted[], dated: readonly Counted[]): { done: number; all: number } {
  const open = listed.filter(({ isCompleted }) => !isCompleted);
  const areOpen = new Set(open.map(({ id }) => id));
  const isDone = ({ id, isCompleted }: Counted) => isCompleted && !areOpen.has(id);
  const done = new Set([...listed, ...dated].filter(isDone).map(({ id }) => id)).size;
  return { done, all: open.length + done };
}

/** Task completed or reopened in the list: current state, and rendered position. */
export interface Ticked {
  task: Task;
  place: number;
}

/** Open tasks, with those completed here at their positions, so that nothing moves under the pointer. */
export function withTicked(open: readonly Task[], ticked: readonly Ticked[]): Task[] {
  const areOpen = new Set(open.map(({ id }) => id));
  const rows = [...open];
  const gone = ticked.filter(({ task }) => !areOpen.has(task.id)).sort((one, other) => one.place - other.place);
  for (const { task, place } of gone) rows.splice(place, 0, task);
  return rows;
}
