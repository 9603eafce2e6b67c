import { scaleUpRows } from '@atrium/backend';
import type { Task } from '../api/schemas';

export const scaleUpTasks = (tasks: readonly Task[], wanted: number): Task[] =>
  scaleUpRows(tasks, wanted, (task, index) => ({
    ...task,
    id: index + 1,
    position: index,
    title: `${task.title} (${index + 1})`,
  }));
