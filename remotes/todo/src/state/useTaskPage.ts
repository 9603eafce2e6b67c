import { useMemo } from 'react';
import { useRuntime } from 'shared/runtime';
import { weekStartOf } from 'shared/ui';
import type { Task } from '../api/schemas';
import type { TaskPlace } from '../api/taskPlace';
import { type TaskListQuery, useGetTaskCountsQuery, useGetTasksQuery } from '../api/todoApi';
import { groupTasks } from '../model/taskGroup';
import { useFold } from './useFold';
import { useTaskActions } from './useTaskActions';
import { type TaskLists, useTaskLists } from './useTaskLists';
import { useTaskSelection } from './useTaskSelection';
import { useTaskView } from './useTaskView';
import { useToday } from './useToday';

const noTasks: Task[] = [];

/** All that the page of tasks shows and does. */
export function useTaskPage() {
  const view = useTaskView();
  const today = useToday();
  const lists = useTaskLists();
  const actions = useTaskActions();
  const weekStart = weekStartOf(useRuntime().languages.get());
  const { place, q, sort, board } = view;
  const query: TaskListQuery = { ...place, ...(q && { q }), sortBy: board ? 'position' : sort, today };
  const isGone = lists.areKnown && isUnknownList(place, lists);
  const isUnknown = view.isUnknown || isGone;
  const list = useGetTasksQuery(query, { skip: isUnknown });
  const { data: counts } = useGetTaskCountsQuery(today);
  const { filter } = place;
  const tasks = list.data ?? noTasks;
  const groups = useMemo(
    () => groupTasks(tasks, sort, filter ? { filter } : {}, { today, weekStart }),
    [tasks, sort, filter, today, weekStart],
  );
  const [isFoldedAway, fold] = useFold();
  // What was searched for is not hidden from who searches.
  const isFolded = isFoldedAway && !q;
  const selectable = groups.flatMap((group) => (isFolded && group.key === 'completed' ? [] : group.tasks));
  const selection = useTaskSelection(selectable);
  return { view, lists, actions, counts, query, list, tasks, groups, isUnknown, isFolded, fold, selection };
}

export type TaskPageState = ReturnType<typeof useTaskPage>;

const isUnknownList = ({ tag, projectId }: TaskPlace, { tags, projects }: TaskLists) =>
  (tag !== undefined && !tags.some(({ id }) => id === tag)) ||
  (projectId !== undefined && !projects.some(({ id }) => id === projectId));
