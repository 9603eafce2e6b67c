import { createRecordSearch } from '@atrium/backend';
import type { Task } from '../api/schemas';

/** Tasks by title, for the search over everything. */
export const searchTasks = createRecordSearch<Task>({
  groupTitle: 'Tasks',
  textsOf: ({ title }) => [title],
  toHit: ({ id, title, assignee, dueDate }) => ({
    id,
    title,
    date: dueDate,
    link: `/apps/todo?task=${id}`,
    ...(assignee && { by: assignee.fullName }),
  }),
  isHidden: ({ isDeleted }) => isDeleted,
  moreAt: (q) => `/apps/todo?q=${encodeURIComponent(q)}`,
});
