import type { TableKey, Task } from 'shared/api';

export const tasksKey: TableKey<Task> = { name: 'tasks' };
