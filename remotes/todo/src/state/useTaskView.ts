import { useCallback, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { TaskSort } from '../api/schemas';
import { isTaskPlace, type TaskPlace, toTaskPlace } from '../api/taskPlace';
import { type BoardColumns, taskPath, toBoard, toTaskSort, usualSort } from '../model/taskAddress';

export type OpenTask = number | 'new' | null;

export interface TaskView {
  place: TaskPlace;
  isUnknown: boolean;
  q: string;
  sort: TaskSort;
  /** Null for the list. */
  board: BoardColumns | null;
  open: OpenTask;
  given: string | null;
  dropGiven(): void;
  setQuery(q: string): void;
  setSort(sort: TaskSort): void;
  setBoard(board: BoardColumns | null): void;
  setOpen(open: OpenTask): void;
  /** URL of another place, keeping an explicit order. */
  pathOf(place: TaskPlace): string;
  searchOf(task: number): string;
}

const toOpen = (text: string | null): OpenTask => (text === 'new' ? text : Number(text) || null);

const toText = (open: OpenTask) => (open === null ? null : String(open));

export function useTaskView(): TaskView {
  const params = useParams();
  const [search, setSearch] = useSearchParams();
  const put = useCallback(
    (name: string, value: string | null, replace = false) =>
      setSearch((before) => withValue(before, name, value), { replace }),
    [setSearch],
  );
  const pathOf = usePathOf(search.get('sort'), search.get('board'));
  // Stable until the URL changes, so that rows and side render only with their content.
  return useMemo(() => {
    const place = toTaskPlace(params);
    const chosenSort = search.get('sort');
    const rest = withValue(search, 'task', null).toString();
    return {
      place,
      isUnknown: !isTaskPlace(params),
      q: search.get('q') ?? '',
      sort: toTaskSort(chosenSort, place),
      board: toBoard(search.get('board')),
      open: toOpen(search.get('task')),
      given: search.get('add'),
      dropGiven: () => put('add', null, true),
      setQuery: (q) => put('q', q.trim() || null, true),
      setSort: (next) => put('sort', next === usualSort(place) ? null : next),
      setBoard: (board) => put('board', board),
      setOpen: (open) => put('task', toText(open), open === null),
      pathOf,
      searchOf: (task) => `?${rest}${rest && '&'}task=${task}`,
    };
  }, [params, search, put, pathOf]);
}

function usePathOf(sort: string | null, board: string | null): TaskView['pathOf'] {
  return useCallback(
    (place) => {
      const kept = new URLSearchParams({ ...(sort && { sort }), ...(board && { board }) });
      return kept.size > 0 ? `${taskPath(place)}?${kept}` : taskPath(place);
    },
    [sort, board],
  );
}

function withValue(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
