import type { BackendStore, TableKey } from '@atrium/backend';
import type { Task, TaskProject, TaskTag } from '../api/schemas';

export const tasksKey: TableKey<Task> = { name: 'tasks', isRevised: true, isSigned: true };
export const tagsKey: TableKey<TaskTag> = { name: 'taskTags', isRevised: true };
export const projectsKey: TableKey<TaskProject> = { name: 'taskProjects', isRevised: true };

/** Moment of the last reminder, by task. */
export const remindersKey: TableKey<{ id: number; at: number }> = { name: 'taskReminders' };

export function changeTasks(
  store: BackendStore,
  isWanted: (task: Task) => boolean,
  change: (task: Task) => Task,
): void {
  const tasks = store.table(tasksKey);
  for (const task of tasks.all().filter(isWanted)) tasks.put(change(task));
}
