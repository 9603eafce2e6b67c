import type { Task } from './schemas';

export const taskFilters = ['today', 'upcoming', 'important', 'completed', 'deleted'] as const;
export type TaskFilter = (typeof taskFilters)[number];

/** Scope of a list: a list, a tag, a project, or all. */
export interface TaskPlace {
  filter?: TaskFilter;
  tag?: string;
  projectId?: number;
}

interface Named {
  filter?: string | null | undefined;
  tag?: string | null | undefined;
  project?: string | null | undefined;
}

const filterOf = ({ filter }: Named) => taskFilters.find((known) => known === filter);
const projectOf = ({ project }: Named) => (project && /^[1-9]\d{0,8}$/.test(project) ? Number(project) : undefined);

/** Place in a URL; invalid parts do not narrow it. */
export function toTaskPlace(named: Named): TaskPlace {
  const filter = filterOf(named);
  const projectId = projectOf(named);
  return { ...(filter && { filter }), ...(named.tag && { tag: named.tag }), ...(projectId && { projectId }) };
}

/** True if all names are well-formed. Existence of a tag or project is checked after loading. */
export const isTaskPlace = (named: Named): boolean =>
  Boolean((!named.filter || filterOf(named)) && (!named.project || projectOf(named)));

export function isInFilter(task: Task, filter: string | undefined, today: string): boolean {
  if (filter === 'deleted') return task.isDeleted;
  if (task.isDeleted) return false;
  if (filter === 'important') return task.isImportant;
  if (filter === 'completed') return task.isCompleted;
  if (filter === 'today') return !task.isCompleted && task.dueDate !== null && task.dueDate.slice(0, 10) <= today;
  if (filter === 'upcoming') return !task.isCompleted && task.dueDate !== null;
  return true;
}
