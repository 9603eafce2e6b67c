import { useRuntime } from '@atrium/sdk';
import { weekStartOf } from '@atrium/ui';
import { useMemo } from 'react';
import type { TaskPlace } from '../api/taskPlace';
import { useGetTaskCountsQuery, useGetTasksQuery } from '../api/todoApi';
import { groupTasks } from '../model/taskGroup';
import { useFold } from './useFold';
import { type AskedList, useShownList } from './useShownList';
import { useTaskActions } from './useTaskActions';
import { type TaskLists, useTaskLists } from './useTaskLists';
import { useTaskSelection } from './useTaskSelection';
import { type TaskView, useTaskView } from './useTaskView';
import { useToday } from './useToday';

/** All that the page of tasks shows and does. */
export function useTaskPage() {
  const view = useTaskView();
  const today = useToday();
  const lists = useTaskLists();
  const actions = useTaskActions();
  const weekStart = weekStartOf(useRuntime().languages.get());
  const asked = useAskedList(view, today);
  const isGone = lists.areKnown && isUnknownList(view.place, lists);
  const isUnknown = view.isUnknown || isGone;
  const list = useGetTasksQuery(asked.query, { skip: isUnknown });
  const { data: counts } = useGetTaskCountsQuery(today);
  const { query, sort, board, tasks } = useShownList(asked, list.currentData);
  const { filter } = query;
  const groups = useMemo(
    () => groupTasks(tasks, sort, filter ? { filter } : {}, { today, weekStart }),
    [tasks, sort, filter, today, weekStart],
  );
  const [isFoldedAway, fold] = useFold();
  // What was searched for is not hidden from who searches.
  const isFolded = isFoldedAway && !query.q;
  const selectable = groups.flatMap((group) => (isFolded && group.key === 'completed' ? [] : group.tasks));
  const selection = useTaskSelection(selectable);
  return {
    view,
    lists,
    actions,
    counts,
    query,
    sort,
    board,
    list,
    tasks,
    groups,
    isUnknown,
    isFolded,
    fold,
    selection,
  };
}

export type TaskPageState = ReturnType<typeof useTaskPage>;

function useAskedList({ place, q, sort, board }: TaskView, today: string): AskedList {
  return useMemo(
    () => ({ query: { ...place, ...(q && { q }), sortBy: board ? 'position' : sort, today }, sort, board }),
    [place, q, sort, board, today],
  );
}

const isUnknownList = ({ tag, projectId }: TaskPlace, { tags, projects }: TaskLists) =>
  (tag !== undefined && !tags.some(({ id }) => id === tag)) ||
  (projectId !== undefined && !projects.some(({ id }) => id === projectId));
