import type { Task } from '../api/schemas';

/** A task for a test: an open one without anything, but for what is given. */
export const createTask = (given: Partial<Task> = {}): Task => ({
  id: 1,
  title: 'Proofread the landing page',
  dueDate: null,
  description: '',
  assignee: null,
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
  position: 1,
  rev: 1,
  ...given,
});
