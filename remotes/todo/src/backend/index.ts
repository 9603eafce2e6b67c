import { defineBackend } from '@atrium/backend';
import * as schemas from '../api/schemas';
import { listCalls } from './listCalls';
import { searchTasks } from './recordSearch';
import { dueReminders } from './reminders';
import { scaleUpTasks } from './scaleUpTasks';
import seed from './seed/seed.json';
import { projectsKey, remindersKey, tagsKey, tasksKey } from './tables';
import { taskCalls } from './taskCalls';

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
