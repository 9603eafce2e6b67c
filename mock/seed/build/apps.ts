import type { Task } from 'shared/api';
import { find, getAvatar } from '../source/people';
import { tasks } from '../source/tasks';

export const buildTasks = (): Task[] =>
  tasks.map(({ title, due, text, assignee, tags = [], is = [] }, index) => ({
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
  }));
