import { useCallback } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { isTaskPlace, type TaskPlace, toTaskPlace } from '../api/taskPlace';
import { type TaskSort, taskPath, taskSorts, toTaskSort } from '../model/taskAddress';

/** What the drawer shows: a task, or an empty form. */
export type OpenTask = number | 'new' | null;

export interface TaskView {
  place: TaskPlace;
  /** The address names a list or tag that does not exist. */
  isUnknown: boolean;
  q: string;
  sort: TaskSort;
  open: OpenTask;
  setQuery(q: string): void;
  setSort(sort: TaskSort): void;
  setOpen(open: OpenTask): void;
  /** The address of another place, in the same order. */
  pathOf(place: TaskPlace): string;
  /** What to add to the address of this list to open a task. */
  searchOf(open: OpenTask): string;
}

const toOpen = (text: string | null): OpenTask => (text === 'new' ? text : Number(text) || null);

const toText = (open: OpenTask) => (open === null ? null : String(open));

/** What is on screen, as the address says it. */
export function useTaskView(): TaskView {
  const params = useParams();
  const [search, setSearch] = useSearchParams();
  const sort = toTaskSort(search.get('sort'));
  const put = useCallback(
    (name: string, value: string | null, replace = false) =>
      setSearch((before) => withValue(before, name, value), { replace }),
    [setSearch],
  );
  return {
    place: toTaskPlace(params),
    isUnknown: !isTaskPlace(params),
    q: search.get('q') ?? '',
    sort,
    open: toOpen(search.get('task')),
    setQuery: (q) => put('q', q.trim() || null, true),
    setSort: (next) => put('sort', next === taskSorts[0] ? null : next),
    setOpen: (open) => put('task', toText(open), open === null),
    pathOf: (place) => (sort === taskSorts[0] ? taskPath(place) : `${taskPath(place)}?sort=${sort}`),
    searchOf: (open) => `?${withValue(search, 'task', toText(open))}`,
  };
}

function withValue(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
