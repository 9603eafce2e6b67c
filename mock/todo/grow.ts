import type { Task } from 'shared/api';
import { growRows } from '../core/grow';

export const growTasks = (tasks: readonly Task[], wanted: number): Task[] =>
  growRows(tasks, wanted, (task, index) => ({
    ...task,
    id: index + 1,
    position: index,
    title: `${task.title} (${index + 1})`,
  }));
