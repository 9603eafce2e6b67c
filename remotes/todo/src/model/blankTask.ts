import type { Task } from '../api/schemas';

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
