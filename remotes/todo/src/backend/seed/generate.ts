// Writes seed.json: `npx tsx remotes/todo/src/backend/seed/generate.ts`. The same sources give the same file.
import { find, getAvatar, writeSeed } from 'mock/demo';
import type { Task } from '../../api/schemas';
import { tasks } from './tasks';

const rows = tasks.map(
  ({ title, due, text, assignee, tags = [], is = [] }, index): Omit<Task, 'rev'> => ({
    id: index + 1,
    title,
    dueDate: due,
    description: text ? `<p>${text}</p>` : '',
    assignee: assignee ? { fullName: find(assignee).fullName, avatar: getAvatar(find(assignee)) } : null,
    tags,
    isCompleted: is.includes('completed'),
    isDeleted: is.includes('deleted'),
    isImportant: is.includes('important'),
    position: tasks.length - index,
  }),
);

writeSeed(import.meta.dirname, { tasks: rows });
