import type { Task } from '../api/schemas';
import { blankTask } from '../model/blankTask';

/** A task for a test: an open one without anything, but for what is given. */
export const createTask = (given: Partial<Task> = {}): Task => ({
  ...blankTask,
  id: 1,
  title: 'Proofread the landing page',
  position: 1,
  rev: 1,
  ...given,
});
