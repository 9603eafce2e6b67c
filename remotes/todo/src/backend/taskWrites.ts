import { type BackendStore, rejectField, toDay } from '@atrium/backend';
import type { Subtask, Task } from '../api/schemas';
import { anchored, nextDue } from '../model/recurrence';
import { projectsKey, tasksKey } from './tables';
import { isTag } from './tags';

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
export function rejectUnknown(store: BackendStore, { tags, addTags, projectId }: TaskFields) {
  const tag = [...(tags ?? []), ...(addTags ?? [])].find((id) => !isTag(store, id));
  if (tag !== undefined) return rejectField('tags', `There is no tag "${tag}"`);
  if (typeof projectId === 'number' && !store.table(projectsKey).get(projectId))
    return rejectField('projectId', 'No such project');
  return null;
}

/** New tasks come first in the manual order. */
export const getFirstPosition = (store: BackendStore): number =>
  store
    .table(tasksKey)
    .all()
    .reduce((lowest, { position }) => Math.min(lowest, position), 1) - 1;

/**
 * Saves a changed task. Completing a recurring one creates the next; reopening it removes the next, unless that was
 * changed.
 */
export function saveTask(store: BackendStore, before: Task, after: Task, today: string | null | undefined): Task {
  const tasks = store.table(tasksKey);
  if (before.isCompleted === after.isCompleted || !after.recurrence) return tasks.put(after);
  const next = typeof after.nextTaskId === 'number' ? tasks.get(after.nextTaskId) : undefined;
  if (!after.isCompleted) {
    if (!next || (next.rev ?? 1) > 1) return tasks.put(after);
    tasks.delete(next.id);
    return tasks.put({ ...after, nextTaskId: null });
  }
  if (next) return tasks.put(after);
  const made = tasks.put(nextOf(store, after, today ?? toDay(new Date(store.now()))));
  return tasks.put({ ...after, nextTaskId: made.id });
}

const nextOf = (store: BackendStore, task: Task, completedOn: string): Task => ({
  ...task,
  id: store.table(tasksKey).nextId(),
  dueDate: task.recurrence ? nextDue(task.recurrence, task.dueDate, completedOn) : task.dueDate,
  subtasks: task.subtasks?.map((subtask) => ({ ...subtask, isDone: false })),
  isStarted: false,
  isCompleted: false,
  nextTaskId: null,
  rev: 0,
});
