import type { Task } from '../api/schemas';
import { blankTask } from '../model/blankTask';

/** Test task: open and empty, with overrides. */
export const createTask = (given: Partial<Task> = {}): Task => ({
  ...blankTask,
  id: 1,
  title: 'Proofread the landing page',
  position: 1,
  rev: 1,
  ...given,
});
