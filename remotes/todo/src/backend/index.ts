import { defineBackend } from 'shared/backend';
import * as schemas from '../api/schemas';
import { listCalls } from './listCalls';
import { searchTasks } from './recordSearch';
import { scaleUpTasks } from './scaleUpTasks';
import seed from './seed/seed.json';
import { projectsKey, tagsKey, tasksKey } from './tables';
import { taskCalls } from './taskCalls';

export default defineBackend({
  id: 'todo',
  subject: 'Todo',
  tables: [tasksKey, tagsKey, projectsKey],
  entities: schemas,
  seed: async () => seed,
  scaleUp: { tasks: scaleUpTasks },
  restores: { task: { key: tasksKey } },
  search: (store, { q }) => searchTasks(store.table(tasksKey).all(), q),
  calls: [...taskCalls, ...listCalls],
});
