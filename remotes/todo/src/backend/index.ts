import { defineBackend, defineRecordSearch, eq } from '@atrium/backend';
import { calls } from '../api/calls';
import * as schemas from '../api/schemas';
import { taskImport } from './importTasks';
import { listCalls } from './listCalls';
import { dueReminders } from './reminders';
import seed from './seed/seed.json';
import { projectsTable, remindersTable, tagsTable, tasksTable } from './tables';
import { taskCalls } from './taskCalls';

const searchTasks = defineRecordSearch({
  table: tasksTable,
  groupTitle: 'Tasks',
  toHit: ({ id, title, assignee, dueDate }) => ({
    id,
    title,
    date: dueDate,
    link: `/apps/todo?task=${id}`,
    ...(assignee && { by: assignee.fullName }),
  }),
  where: eq('isDeleted', false),
  moreAt: (q) => `/apps/todo?q=${encodeURIComponent(q)}`,
});

export default defineBackend({
  id: 'todo',
  api: { about: 'Tasks of the team, with projects and tags', calls },
  subject: 'Todo',
  needs: ['people'],
  tables: [tasksTable, tagsTable, projectsTable, remindersTable, taskImport.table],
  entities: schemas,
  seed: async () => seed,
  due: dueReminders,
  restores: { task: { key: tasksTable } },
  search: (store, { q }) => searchTasks(store, q),
  calls: [...taskCalls, ...listCalls, ...taskImport.calls],
});
