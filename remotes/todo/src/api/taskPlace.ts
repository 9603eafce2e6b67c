import type { TaskTag } from './schemas';

/** The lists beside "My tasks". */
export const taskFilters = ['important', 'completed', 'deleted'] as const;
export type TaskFilter = (typeof taskFilters)[number];

/** The tags, in the order of menus and forms. */
export const taskTags = ['team', 'low', 'medium', 'high', 'update'] as const satisfies readonly TaskTag[];

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
