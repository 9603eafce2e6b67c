import type { TaskPlace } from '../api/taskPlace';

/** The orders, the one that is meant when none is named first. */
export const taskSorts = ['latest', 'due-date', 'title-asc', 'title-desc', 'assignee', 'position'] as const;
export type TaskSort = (typeof taskSorts)[number];

/** The address of a place. */
export const taskPath = ({ filter, tag }: TaskPlace): string =>
  ['/apps/todo', filter, tag && `tag/${tag}`].filter(Boolean).join('/');

/** The address of a task: its drawer, over all tasks. */
export const taskLink = (id: number): string => `/apps/todo?task=${id}`;

/** The order of that name; the usual one for any other. */
export const toTaskSort = (name: string | null): TaskSort => taskSorts.find((known) => known === name) ?? taskSorts[0];
