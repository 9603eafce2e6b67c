import { asc, type BackendStore, type Rejection, rejectField, toDay } from '@atrium/backend';
import type { Subtask, Task } from '../api/schemas';
import { anchored, nextDue } from '../model/recurrence';
import { projectsTable, tasksTable } from './tables';
import { allTags } from './tags';

/** Absent fields keep their value. */
export interface TaskFields {
  title?: string | undefined;
  dueDate?: string | null;
  dueTime?: string | null;
  timeZone?: string | null;
  recurrence?: Task['recurrence'];
  description?: string | null;
  assignee?: { fullName: string; avatar?: string | null } | null;
  tags?: string[] | null;
  addTags?: string[] | undefined;
  removeTags?: string[] | undefined;
  projectId?: number | null;
  subtasks?: Subtask[] | null;
  isStarted?: boolean | null;
  isCompleted?: boolean | null;
  isDeleted?: boolean | null;
  isImportant?: boolean | null;
}

const valueOr = <T>(sent: T | undefined, before: T): T => (sent === undefined ? before : sent);

/** Task with the given fields; null clears optional ones. */
export const merge = (before: Task, fields: TaskFields): Task => ({
  ...before,
  title: fields.title ?? before.title,
  dueDate: fields.dueDate === undefined ? before.dueDate : (fields.dueDate?.slice(0, 10) ?? null),
  ...timesOf(before, fields),
  timeZone: fields.timeZone ?? before.timeZone,
  assignee: fields.assignee === undefined ? before.assignee : fields.assignee && toAssignee(fields.assignee),
  description: fields.description ?? before.description,
  tags: tagsOf(before, fields),
  projectId: valueOr(fields.projectId, before.projectId),
  subtasks: fields.subtasks ?? before.subtasks,
  isStarted: fields.isStarted ?? before.isStarted,
  isCompleted: fields.isCompleted ?? before.isCompleted,
  isDeleted: fields.isDeleted ?? before.isDeleted,
  isImportant: fields.isImportant ?? before.isImportant,
});

/** A time needs a day. */
function timesOf(before: Task, { dueDate, dueTime, recurrence }: TaskFields): Pick<Task, 'dueTime' | 'recurrence'> {
  const day = dueDate === undefined ? before.dueDate : (dueDate?.slice(0, 10) ?? null);
  const rule = valueOr(recurrence, before.recurrence);
  const time = valueOr(dueTime, before.dueTime);
  return {
    dueTime: day === null && time ? null : time,
    recurrence: rule ? anchored(rule, day) : rule,
  };
}

function tagsOf(before: Task, { tags, addTags = [], removeTags = [] }: TaskFields): string[] {
  const all = new Set([...(tags ?? before.tags), ...addTags]);
  for (const tag of removeTags) all.delete(tag);
  return [...all];
}

const toAssignee = ({ fullName, avatar }: { fullName: string; avatar?: string | null }) => ({
  fullName,
  avatar: avatar || null,
});

/** Rejection of unknown tags or projects; null if all exist. */
export async function rejectUnknown(
  store: BackendStore,
  { tags, addTags = [], projectId }: TaskFields,
): Promise<Rejection | null> {
  const [known, project] = await Promise.all([
    allTags(store),
    typeof projectId === 'number' ? store.table(projectsTable).get(projectId) : null,
  ]);
  const tag = [...(tags ?? []), ...addTags].find((id) => !known.some((one) => one.id === id));
  if (tag !== undefined) return rejectField('tags', `There is no tag "${tag}"`);
  return project === undefined ? rejectField('projectId', 'No such project') : null;
}

/** New tasks come first in the manual order. */
export async function getFirstPosition(store: BackendStore): Promise<number> {
  const first = await store.table(tasksTable).first({ orderBy: [asc('position')] });
  return Math.min(first?.position ?? 1, 1) - 1;
}

/**
 * Saves a changed task. Completing a recurring one creates the next; reopening it removes the next, unless that was
 * changed.
 */
export async function saveTask(
  store: BackendStore,
  before: Task,
  after: Task,
  today: string | null | undefined,
): Promise<Task> {
  const tasks = store.table(tasksTable);
  if (before.isCompleted === after.isCompleted || !after.recurrence) return tasks.put(after);
  const next = typeof after.nextTaskId === 'number' ? await tasks.get(after.nextTaskId) : undefined;
  if (!after.isCompleted) {
    if (!next || (next.rev ?? 1) > 1) return tasks.put(after);
    await tasks.delete(next.id);
    return tasks.put({ ...after, nextTaskId: null });
  }
  const dueDate = nextDue(after.recurrence, after.dueDate, today ?? toDay(new Date(store.now())));
  if (next || dueDate === null) return tasks.put(after);
  const id = await tasks.nextId();
  await tasks.put(nextOf(after, id, dueDate));
  return tasks.put({ ...after, nextTaskId: id });
}

const nextOf = (task: Task, id: number, dueDate: string): Task => ({
  ...task,
  id,
  dueDate,
  subtasks: task.subtasks?.map((subtask) => ({ ...subtask, isDone: false })),
  isStarted: false,
  isCompleted: false,
  nextTaskId: null,
  rev: 0,
});
