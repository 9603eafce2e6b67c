import { type ContractCase, get, post, remove } from 'mock/testing';

const task = { title: 'A task', tags: ['team', 'high'], dueDate: '2026-12-01', assignee: { fullName: 'Kofi Mensah' } };

/** Made one after the other, in the page and over HTTP; what one changes the next ones see. */
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
  remove('/apps/todo/delete-task', { taskId: 31 }),
  remove('/apps/todo/delete-task', { taskId: 4711 }, 404),
  remove('/apps/todo/delete-task', {}, 400),
  post('/apps/todo/empty-bin', { taskIds: [31] }),
  post('/apps/todo/reorder-tasks', { taskIds: [3, 1, 2] }),
];
