import type { Task, TasksUpdate } from './schemas';
import { isInFilter, type TaskPlace } from './taskPlace';

export type TaskChange = Partial<Omit<Task, 'id' | 'position' | 'rev'>>;

export type SeveralChange = TasksUpdate['dataToUpdate'];

export const isInPlace = (task: Task, { filter, tag, projectId }: TaskPlace, today: string): boolean =>
  isInFilter(task, filter, today) &&
  (!tag || task.tags.includes(tag)) &&
  (projectId === undefined || task.projectId === projectId);

/** Task after a change; undefined if unchanged. */
export type ChangeTask = (task: Task) => Task | undefined;

export function changeOf(ids: readonly number[], change: TaskChange): ChangeTask {
  const changed = new Set(ids);
  return (task) => (changed.has(task.id) ? { ...task, ...change } : undefined);
}

export function severalChangeOf(ids: readonly number[], change: SeveralChange): ChangeTask {
  const changed = new Set(ids);
  const { addTags = [], removeTags = [], assignee, ...fields } = change;
  const person = assignee && { fullName: assignee.fullName, avatar: assignee.avatar ?? null };
  return (task) => {
    if (!changed.has(task.id)) return undefined;
    const tags = [...new Set([...task.tags, ...addTags])].filter((tag) => !removeTags.includes(tag));
    return { ...task, ...withoutIds(fields), tags, ...(assignee !== undefined && { assignee: person ?? null }) };
  };
}

/** Calls may have numbers as text; screens have numbers. */
const withoutIds = ({ projectId, ...fields }: Omit<SeveralChange, 'addTags' | 'removeTags' | 'assignee'>) => ({
  ...fields,
  ...(projectId !== undefined && { projectId: projectId === null ? null : Number(projectId) }),
});

/** List of a place after changes: updated tasks, without those that left. */
export const changeInList = (tasks: readonly Task[], change: ChangeTask, place: TaskPlace, today: string): Task[] =>
  tasks.flatMap((task) => {
    const after = change(task);
    if (!after) return task;
    return isInPlace(after, place, today) ? after : [];
  });

export interface TakenBack {
  ids: number[];
  change: SeveralChange;
}

/** Changes that undo a bulk change, grouped by equal former values. */
export function toUndo(tasks: readonly Task[], change: SeveralChange): TakenBack[] {
  const groups = new Map<string, TakenBack>();
  for (const task of tasks) {
    const back = backOf(task, change);
    const key = JSON.stringify(back);
    const group = groups.get(key) ?? { ids: [], change: back };
    group.ids.push(task.id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function backOf(task: Task, { addTags = [], removeTags = [], ...fields }: SeveralChange): SeveralChange {
  const { isCompleted, isImportant, isDeleted, isStarted = false, dueDate, dueTime = null, assignee } = task;
  const before = { isCompleted, isImportant, isDeleted, isStarted, assignee, projectId: task.projectId ?? null };
  const lost = removeTags.filter((tag) => task.tags.includes(tag));
  const gained = addTags.filter((tag) => !task.tags.includes(tag));
  return {
    ...Object.fromEntries(Object.entries(before).filter(([name]) => name in fields)),
    ...(fields.dueDate !== undefined && { dueDate, dueTime }),
    ...(lost.length > 0 && { addTags: lost }),
    ...(gained.length > 0 && { removeTags: gained }),
  };
}

export const newTaskIn = (
  { filter, tag, projectId }: TaskPlace,
  today: string,
): Pick<Task, 'isImportant' | 'tags' | 'dueDate' | 'projectId'> => ({
  isImportant: filter === 'important',
  tags: tag ? [tag] : [],
  dueDate: filter === 'today' || filter === 'upcoming' ? today : null,
  projectId: projectId ?? null,
});

export function moveInList<T extends { id: number }>(items: readonly T[], id: number, targetId: number): T[] {
  const from = items.findIndex((item) => item.id === id);
  const to = items.findIndex((item) => item.id === targetId);
  const moved = items[from];
  if (!moved || to < 0) return [...items];
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

/** Tasks whose position changes in a new order: they exchange the same positions. */
export function movedOf(tasks: readonly Task[]): number[] {
  const places = tasks.map(({ position }) => position).sort((a, b) => a - b);
  return tasks.filter(({ position }, index) => position !== places[index]).map(({ id }) => id);
}
