import type { Task } from '../api/schemas';

/** A task that says nothing yet: what a new one begins with, besides its id, title and place. */
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
