import type { Task } from 'shared/api';
import type { TaskPlace } from './taskAddress';

/** What may change about a task. */
export type TaskChange = { id: number } & Partial<Omit<Task, 'id' | 'position'>>;

/** Does a task belong into the list of a place? */
export function isInPlace(task: Task, { filter, tag }: TaskPlace): boolean {
  if (tag && !task.tags.includes(tag)) return false;
  if (filter === 'deleted') return task.isDeleted;
  if (task.isDeleted) return false;
  if (filter === 'important') return task.isImportant;
  if (filter === 'completed') return task.isCompleted;
  return true;
}

/** A place's list after a task was changed: the task in its new form, or gone when it belongs elsewhere now. */
export const changeInList = (tasks: readonly Task[], change: TaskChange, place: TaskPlace): Task[] =>
  tasks
    .map((task) => (task.id === change.id ? { ...task, ...change } : task))
    .filter((task) => task.id !== change.id || isInPlace(task, place));

/** What a place makes of a new task, so that it shows up where it was written: starred in Important, tagged in a tag. */
export const newTaskIn = ({ filter, tag }: TaskPlace): Pick<Task, 'isImportant' | 'tags'> => ({
  isImportant: filter === 'important',
  tags: tag ? [tag] : [],
});

/** The list with one task put into another's place. */
export function moveInList<T extends { id: number }>(items: readonly T[], id: number, targetId: number): T[] {
  const from = items.findIndex((item) => item.id === id);
  const to = items.findIndex((item) => item.id === targetId);
  const moved = items[from];
  if (!moved || to < 0) return [...items];
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}
