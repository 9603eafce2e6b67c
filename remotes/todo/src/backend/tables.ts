import { type BackendStore, defineTable, type Where } from '@atrium/backend';
import type { Task, TaskProject, TaskTag } from '../api/schemas';
import { dueMoment } from '../model/dueMoment';

const isOpen = ({ isCompleted, isDeleted }: Task) => !isCompleted && !isDeleted;

export const tasksTable = defineTable<Task>()({
  name: 'tasks',
  subject: 'Todo',
  isRevised: true,
  isSigned: true,
  columns: {
    title: 'name',
    dueDate: 'day',
    dueTime: 'text',
    tags: 'texts',
    projectId: 'number',
    ownerId: 'number',
    isCompleted: 'boolean',
    isDeleted: 'boolean',
    isImportant: 'boolean',
    position: 'number',
  },
  derived: {
    isOpen: ['boolean', isOpen],
    assigneeName: ['name', ({ assignee }) => assignee?.fullName],
    /** The due moment of an open task, in milliseconds. */
    remindAt: ['number', (task) => (isOpen(task) ? dueMoment(task) : null)],
  },
  indexes: [
    ['isDeleted', '-id'],
    ['isDeleted', 'position', '-id'],
    ['isDeleted', 'title', '-id'],
    ['isDeleted', 'assigneeName', '-id'],
    ['isDeleted', 'dueDate', 'dueTime', '-id'],
    ['isOpen', 'dueDate', 'dueTime', '-id'],
    ['projectId', '-id'],
    ['position'],
    ['remindAt'],
  ],
  search: ({ title }) => [title],
});

export type TaskColumn = NonNullable<(typeof tasksTable)['column']>;

export const tagsTable = defineTable<TaskTag>()({ name: 'taskTags', id: 'text', isRevised: true, isSmall: true });
export const projectsTable = defineTable<TaskProject>()({ name: 'taskProjects', isRevised: true, isSmall: true });

/** Due moments that remind no more: of a task, by its id; under 0 the one up to which all tasks are done with. */
export const remindersTable = defineTable<{ id: number; at: number }>()({ name: 'taskReminders' });

export async function changeTasks(
  store: BackendStore,
  where: Where<TaskColumn>,
  change: (task: Task) => Task,
): Promise<void> {
  const tasks = store.table(tasksTable);
  for await (const task of tasks.each(where)) await tasks.put(change(task));
}
