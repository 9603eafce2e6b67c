import type { TaskSort } from '../api/schemas';
import type { TaskPlace } from '../api/taskPlace';

export const taskSorts = ['latest', 'due-date', 'title-asc', 'title-desc', 'assignee', 'position'] as const;

export const boardColumns = ['status', 'tag', 'assignee'] as const;
export type BoardColumns = (typeof boardColumns)[number];

export const taskPath = ({ filter, tag, projectId }: TaskPlace): string =>
  ['/apps/todo', filter, projectId && `project/${projectId}`, tag && `tag/${encodeURIComponent(tag)}`]
    .filter(Boolean)
    .join('/');

/** The address of a task: its drawer, over all tasks. */
export const taskLink = (id: number): string => `/apps/todo?task=${id}`;

/** The order of a place where its address names none. */
export const usualSort = ({ filter, projectId }: TaskPlace): TaskSort =>
  filter === 'today' || filter === 'upcoming' ? 'due-date' : projectId ? 'position' : 'latest';

/** The order of that name; the usual one of the place for any other. */
export const toTaskSort = (name: string | null, place: TaskPlace): TaskSort =>
  taskSorts.find((known) => known === name) ?? usualSort(place);

/** The board that the address asks for, by what its columns are; null for the list. */
export const toBoard = (name: string | null): BoardColumns | null =>
  boardColumns.find((known) => known === name) ?? null;
