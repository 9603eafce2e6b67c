import type { TableKey } from 'shared/backend';
import type { Task } from '../api/schemas';

export const tasksKey: TableKey<Task> = { name: 'tasks', isRevised: true };
