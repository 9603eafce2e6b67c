import { and, asc, type BackendStore, desc, eq, has, lte, ne, search, toFilter, type Where } from '@atrium/backend';
import type { TaskCounts } from '../api/schemas';
import { type TaskColumn, tasksTable } from './tables';

interface Filters {
  q?: string | null;
  filter?: string | null;
  tag?: string | null;
  projectId?: number | null;
}

const orders = {
  'title-asc': [asc('title')],
  'title-desc': [desc('title')],
  assignee: [asc('assigneeName')],
  'due-date': [asc('dueDate'), asc('dueTime')],
  position: [asc('position')],
} as const;

/** Sort order by name; latest first for unknown names. */
export const getOrder = (sortBy: string | null | undefined) => {
  const known = Object.entries(orders).find(([name]) => name === sortBy);
  return [...(known?.[1] ?? []), desc('id')];
};

const isOpen = eq('isOpen', true);
const isKept = eq('isDeleted', false);

/** Condition of a list by its name; all that is not deleted for unknown names. */
function inFilter(filter: string | undefined, today: string): Where<TaskColumn> {
  switch (filter) {
    case 'deleted':
      return eq('isDeleted', true);
    case 'important':
      return and(isKept, eq('isImportant', true));
    case 'completed':
      return and(isKept, eq('isCompleted', true));
    case 'today':
      return and(isOpen, lte('dueDate', today));
    case 'upcoming':
      return and(isOpen, ne('dueDate', null));
    default:
      return isKept;
  }
}

export function toWhere({ q, filter, tag, projectId }: Filters, today: string): Where<TaskColumn> {
  const wanted = toFilter(tag);
  return and(
    inFilter(toFilter(filter), today),
    wanted !== undefined && has('tags', wanted),
    typeof projectId === 'number' && eq('projectId', projectId),
    search(q),
  );
}

export async function countTasks(store: BackendStore, today: string): Promise<TaskCounts> {
  const tasks = store.table(tasksTable);
  const [all, dueToday, upcoming, important, deleted, tags, projects] = await Promise.all([
    tasks.count(isOpen),
    tasks.count(inFilter('today', today)),
    tasks.count(inFilter('upcoming', today)),
    tasks.count(and(isOpen, eq('isImportant', true))),
    tasks.count(inFilter('deleted', today)),
    tasks.groupBy('tags', isOpen).count(),
    tasks.groupBy('projectId', and(isOpen, ne('projectId', null))).count(),
  ]);
  return {
    ...{ all, today: dueToday, upcoming, important, deleted },
    tags: Object.fromEntries([...tags].map(([tag, count]) => [String(tag), count])),
    projects: Object.fromEntries([...projects].map(([id, count]) => [String(id), count])),
  };
}
