import type { Task, TasksUpdate } from '../api/schemas';
import type { TaskPlace } from './taskPlace';

/** What may change about a task. */
export type TaskChange = Partial<Omit<Task, 'id' | 'position'>>;

/** What several tasks can be made at once. */
export type SeveralChange = TasksUpdate['dataToUpdate'];

/** Does a task belong into the list of a place? */
export function isInPlace(task: Task, { filter, tag }: TaskPlace): boolean {
  if (tag && !task.tags.includes(tag)) return false;
  if (filter === 'deleted') return task.isDeleted;
  if (task.isDeleted) return false;
  if (filter === 'important') return task.isImportant;
  if (filter === 'completed') return task.isCompleted;
  return true;
}

/** A place's list after tasks were changed: each in its new form, or gone when it belongs elsewhere now. */
export function changeInList(
  tasks: readonly Task[],
  ids: readonly number[],
  change: TaskChange,
  place: TaskPlace,
): Task[] {
  const changed = new Set(ids);
  return tasks.flatMap((task) => {
    if (!changed.has(task.id)) return task;
    const after = { ...task, ...change };
    return isInPlace(after, place) ? after : [];
  });
}

/** The changes that bring back what tasks are marked as: one for all that are marked the same. */
export function toMarks(tasks: readonly Task[]): { ids: number[]; change: SeveralChange }[] {
  const groups = new Map<string, { ids: number[]; change: SeveralChange }>();
  for (const { id, isCompleted, isImportant, isDeleted } of tasks) {
    const change = { isCompleted, isImportant, isDeleted };
    const key = JSON.stringify(change);
    const group = groups.get(key) ?? { ids: [], change };
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

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
