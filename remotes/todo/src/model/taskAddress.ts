import type { TaskSort } from '../api/schemas';
import type { TaskPlace } from '../api/taskPlace';

export const taskSorts = ['latest', 'due-date', 'title-asc', 'title-desc', 'assignee', 'position'] as const;

export const boardColumns = ['status', 'tag', 'assignee'] as const;
export type BoardColumns = (typeof boardColumns)[number];

export const taskPath = ({ filter, tag, projectId }: TaskPlace): string =>
  ['/apps/todo', filter, projectId && `project/${projectId}`, tag && `tag/${encodeURIComponent(tag)}`]
    .filter(Boolean)
    .join('/');

/** URL of a task: its drawer over all tasks. */
export const taskLink = (id: number): string => `/apps/todo?task=${id}`;

/** Default order of a place. */
export const usualSort = ({ filter, projectId }: TaskPlace): TaskSort =>
  filter === 'today' || filter === 'upcoming' ? 'due-date' : projectId ? 'position' : 'latest';

/** Order by name; the default of the place for unknown names. */
export const toTaskSort = (name: string | null, place: TaskPlace): TaskSort =>
  taskSorts.find((known) => known === name) ?? usualSort(place);

/** Board in the URL, by the kind of its columns; null for the list. */
export const toBoard = (name: string | null): BoardColumns | null =>
  boardColumns.find((known) => known === name) ?? null;
