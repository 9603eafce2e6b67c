import type { Task } from '../api/schemas';

/** The first tasks that are still to be done, in the order given. */
export const openTasks = (tasks: readonly Task[], count: number): Task[] =>
  tasks.filter(({ isCompleted, isDeleted }) => !isCompleted && !isDeleted).slice(0, count);
