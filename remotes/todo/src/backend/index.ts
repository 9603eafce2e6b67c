import { createRecordSearch, defineBackend, scaleUpRows } from '@atrium/backend';
import type { Task } from '../api/schemas';
import * as schemas from '../api/schemas';
import { listCalls } from './listCalls';
import { dueReminders } from './reminders';
import seed from './seed/seed.json';
import { projectsKey, remindersKey, tagsKey, tasksKey } from './tables';
import { taskCalls } from './taskCalls';

const searchTasks = createRecordSearch<Task>({
  groupTitle: 'Tasks',
  textsOf: ({ title }) => [title],
  toHit: ({ id, title, assignee, dueDate }) => ({
    id,
    title,
    date: dueDate,
    link: `/apps/todo?task=${id}`,
    ...(assignee && { by: assignee.fullName }),
  }),
  isHidden: ({ isDeleted }) => isDeleted,
  moreAt: (q) => `/apps/todo?q=${encodeURIComponent(q)}`,
});

const scaleUpTasks = (tasks: readonly Task[], wanted: number): Task[] =>
  scaleUpRows(tasks, wanted, (task, index) => ({
    ...task,
    id: index + 1,
    position: index,
    title: `${task.title} (${index + 1})`,
  }));

export default defineBackend({
  id: 'todo',
  subject: 'Todo',
  needs: ['people'],
  tables: [tasksKey, tagsKey, projectsKey, remindersKey],
  entities: schemas,
  seed: async () => seed,
  due: dueReminders,
  scaleUp: { tasks: scaleUpTasks },
  restores: { task: { key: tasksKey } },
  search: (store, { q }) => searchTasks(store.table(tasksKey).all(), q),
  calls: [...taskCalls, ...listCalls],
});
