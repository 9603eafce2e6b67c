import { type ContractCase, get, post, remove } from '@atrium/core/testing';

const task = { title: 'A task', tags: ['team', 'high'], dueDate: '2026-12-01', assignee: { fullName: 'Kofi Mensah' } };

/** Called in order, in the page and over HTTP; later cases see the changes of earlier ones. */
export const contractCases: readonly ContractCase[] = [
  get('/apps/todo/tasks'),
  get('/apps/todo/tasks', { filter: 'important', tag: 'high', sortBy: 'due-date', q: 'a' }),
  get('/apps/todo/tasks', { sortBy: 'title-asc', page: 2, perPage: 5 }),
  post('/apps/todo/add-tasks', { task }, 201),
  post('/apps/todo/add-tasks', { task: { ...task, tags: [] } }, 201),
  post('/apps/todo/add-tasks', { task: { ...task, tags: null } }, 201),
  post('/apps/todo/add-tasks', { task: {} }, 400),
  post('/apps/todo/update-task', { task: { id: 31, isCompleted: true, dueDate: null } }),
  post('/apps/todo/update-task', { task: { id: 4711 } }, 404),
  post('/apps/todo/update-tasks', { taskIds: [31, 4711], dataToUpdate: { isCompleted: true, isImportant: false } }),
  post('/apps/todo/update-tasks', { taskIds: [31], dataToUpdate: { isCompleted: 'yes' } }, 400),
  get('/apps/todo/tasks', { filter: 'today', today: '2026-11-12', projectId: 1 }),
  get('/apps/todo/task-counts', { today: '2026-11-12' }),
  get('/apps/todo/dated-tasks', { from: '2026-11-01', to: '2026-12-31' }),
  get('/apps/todo/dated-tasks', { from: 'soon', to: '2026-12-31' }, 400),
  post('/apps/todo/save-tag', { tag: { name: 'Front page', tone: 'plum' } }, 201),
  post('/apps/todo/save-tag', { tag: { id: 'front-page', name: 'Cover', tone: 'teal' } }),
  post('/apps/todo/save-tag', { tag: { id: 'nothing', name: 'Nothing', tone: 'teal' } }, 404),
  get('/apps/todo/tags'),
  remove('/apps/todo/delete-tag', { id: 'front-page' }),
  remove('/apps/todo/delete-tag', { id: 'team' }, 400),
  post('/apps/todo/save-project', { project: { name: 'Summer issue', tone: 'amber' } }, 201),
  post('/apps/todo/save-project', { project: { name: 'SUMMER ISSUE', tone: 'amber' } }, 400),
  get('/apps/todo/projects'),
  post('/apps/todo/delete-project', { id: 4, withTasks: true }),
  post('/apps/todo/delete-project', { id: 4 }, 404),
  remove('/apps/todo/delete-task', { taskId: 31 }),
  remove('/apps/todo/delete-task', { taskId: 4711 }, 404),
  remove('/apps/todo/delete-task', {}, 400),
  post('/apps/todo/empty-bin', { taskIds: [31] }),
  post('/apps/todo/reorder-tasks', { taskIds: [3, 1, 2] }),
];
