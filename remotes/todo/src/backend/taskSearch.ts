import { byId, byText, byValue, createRowSearch, type Found, findRows, type Order, toFilter } from '@atrium/backend';
import type { Task, TaskCounts } from '../api/schemas';
import { isInFilter } from '../api/taskPlace';

interface Filters {
  q?: string | null;
  filter?: string | null;
  tag?: string | null;
  projectId?: number | null;
}

const orders = new Map<string, Order<Task>>([
  ['title-asc', byText((task) => task.title, 'asc', 'desc')],
  ['title-desc', byText((task) => task.title, 'desc', 'desc')],
  ['assignee', byValue((task) => task.assignee?.fullName, 'asc', 'desc')],
  ['due-date', byValue((task) => task.dueDate && `${task.dueDate} ${task.dueTime ?? '99'}`, 'asc', 'desc')],
  ['position', byValue((task) => task.position, 'asc', 'desc')],
]);

/** Sort order by name; latest first for unknown names. */
export const getOrder = (sortBy: string | null | undefined): Order<Task> => orders.get(sortBy ?? '') ?? byId('desc');

const search = createRowSearch<Task>(({ title }) => [title]);

export function findTasks(tasks: readonly Task[], { q, filter, tag, projectId }: Filters, today: string): Found<Task> {
  const list = toFilter(filter);
  const wanted = toFilter(tag);
  const matches = search(tasks, q);
  return findRows(
    tasks,
    (task, place) =>
      isInFilter(task, list, today) &&
      (!wanted || task.tags.includes(wanted)) &&
      (typeof projectId !== 'number' || task.projectId === projectId) &&
      matches(place),
  );
}

export function countTasks(tasks: readonly Task[], today: string): TaskCounts {
  const counts: TaskCounts = { all: 0, today: 0, upcoming: 0, important: 0, deleted: 0, tags: {}, projects: {} };
  const add = (of: Record<string, number>, key: string | number) => {
    of[key] = (of[key] ?? 0) + 1;
  };
  for (const task of tasks) {
    if (task.isDeleted) counts.deleted++;
    if (task.isDeleted || task.isCompleted) continue;
    counts.all++;
    for (const filter of ['today', 'upcoming', 'important'] as const)
      if (isInFilter(task, filter, today)) counts[filter]++;
    for (const tag of task.tags) add(counts.tags, tag);
    if (typeof task.projectId === 'number') add(counts.projects, task.projectId);
  }
  return counts;
}
