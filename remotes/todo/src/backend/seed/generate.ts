// Writes seed.json: `npx tsx remotes/todo/src/backend/seed/generate.ts`. The same sources give the same file.
import { find, getAvatar, writeSeed } from '@atrium/mock/demo';
import type { Subtask, Task, TaskProject } from '../../api/schemas';
import { projects, tasks } from './tasks';

const toSubtask = (step: string, index: number): Subtask => ({
  id: String(index + 1),
  title: step.replace(/^x /, ''),
  isDone: step.startsWith('x '),
});

const rows = tasks.map(
  ({ title, due, time, recurs, project, steps, text, assignee, tags = [], is = [] }, index): Omit<Task, 'rev'> => ({
    id: index + 1,
    title,
    dueDate: due,
    description: text ? `<p>${text}</p>` : '',
    assignee: assignee ? { fullName: find(assignee).fullName, avatar: getAvatar(find(assignee)) } : null,
    tags,
    ...(time && { dueTime: time }),
    ...(recurs && { recurrence: recurs }),
    ...(project && { projectId: projects.findIndex(({ name }) => name === project) + 1 }),
    ...(steps && { subtasks: steps.map(toSubtask) }),
    ...(is.includes('started') && { isStarted: true }),
    isCompleted: is.includes('completed'),
    isDeleted: is.includes('deleted'),
    isImportant: is.includes('important'),
    position: tasks.length - index,
  }),
);

const projectRows = projects.map((project, index): Omit<TaskProject, 'rev'> => ({ id: index + 1, ...project }));

writeSeed(import.meta.dirname, { tasks: rows, taskProjects: projectRows });
