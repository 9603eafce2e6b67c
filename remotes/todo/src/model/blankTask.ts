import type { Task } from '../api/schemas';

/** Initial values of a new task, besides id, title and position. */
export const blankTask: Omit<Task, 'id' | 'title' | 'position'> = {
  dueDate: null,
  description: '',
  assignee: null,
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
  rev: 0,
};
