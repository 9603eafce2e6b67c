import type { Done } from 'shared/backend';
import { defineCall } from 'shared/contract';
import type { Task, TaskAnswer, TaskId, TaskIds, TaskQuery, TasksUpdate, TaskToAdd, TaskUpdate } from './schemas';

/** Every call of this app. */
export const calls = {
  getTasks: defineCall<TaskQuery, Task[]>({ method: 'GET', path: '/apps/todo/tasks' }),
  addTask: defineCall<TaskToAdd, TaskAnswer>({ method: 'POST', path: '/apps/todo/add-tasks' }),
  updateTask: defineCall<TaskUpdate, TaskAnswer>({ method: 'POST', path: '/apps/todo/update-task' }),
  updateTasks: defineCall<TasksUpdate, Done>({ method: 'POST', path: '/apps/todo/update-tasks' }),
  deleteTask: defineCall<TaskId, Done>({ method: 'DELETE', path: '/apps/todo/delete-task' }),
  emptyBin: defineCall<TaskIds, Done>({ method: 'POST', path: '/apps/todo/empty-bin' }),
  reorderTasks: defineCall<TaskIds, Done>({ method: 'POST', path: '/apps/todo/reorder-tasks' }),
};
