import type { TaskTag } from '../api/schemas';

/** The lists beside "My tasks". */
export const taskFilters = ['important', 'completed', 'deleted'] as const;
export type TaskFilter = (typeof taskFilters)[number];

/** The tags, in the order of menus and forms. */
export const taskTags = ['team', 'low', 'medium', 'high', 'update'] as const satisfies readonly TaskTag[];

/** The orders, the one that is meant when none is named first. */
export const taskSorts = ['latest', 'due-date', 'title-asc', 'title-desc', 'assignee', 'position'] as const;
export type TaskSort = (typeof taskSorts)[number];

/** Which tasks are asked for: a list, a tag, both or neither. */
export interface TaskPlace {
  filter?: TaskFilter;
  tag?: TaskTag;
}

interface Named {
  filter?: string | null;
  tag?: string | null;
}

const filterOf = ({ filter }: Named) => taskFilters.find((known) => known === filter);
const tagOf = ({ tag }: Named) => taskTags.find((known) => known === tag);

/** The place of what is known among the names; what is not known does not narrow it. */
export function toTaskPlace(named: Named): TaskPlace {
  const filter = filterOf(named);
  const tag = tagOf(named);
  return { ...(filter && { filter }), ...(tag && { tag }) };
}

/** Is every name one of a list or a tag that exists? */
export const isTaskPlace = (named: Named): boolean =>
  Boolean((!named.filter || filterOf(named)) && (!named.tag || tagOf(named)));

/** The address of a place. */
export const taskPath = ({ filter, tag }: TaskPlace): string =>
  ['/apps/todo', filter, tag && `tag/${tag}`].filter(Boolean).join('/');

/** The address of a task: its drawer, over all tasks. */
export const taskLink = (id: number): string => `/apps/todo?task=${id}`;

/** The order of that name; the usual one for any other. */
export const toTaskSort = (name: string | null): TaskSort => taskSorts.find((known) => known === name) ?? taskSorts[0];
