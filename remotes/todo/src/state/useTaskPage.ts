import { useRuntime } from '@atrium/sdk';
import { weekStartOf } from '@atrium/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task, TaskProject, TaskSort, TaskTag, Tone } from '../api/schemas';
import type { TaskPlace } from '../api/taskPlace';
import {
  type TaskListQuery,
  useGetProjectsQuery,
  useGetTagsQuery,
  useGetTaskCountsQuery,
  useGetTasksQuery,
} from '../api/todoApi';
import { firstTags } from '../model/firstTags';
import type { BoardColumns } from '../model/taskAddress';
import { groupTasks } from '../model/taskGroup';
import { useTaskActions } from './useTaskActions';
import { useTaskSelection } from './useTaskSelection';
import { type TaskView, useTaskView } from './useTaskView';
import { useToday } from './useToday';

export interface NamedTag {
  id: string;
  name: string;
  tone: Tone;
  rev: number;
}

type NamedByLanguage = Pick<TaskTag | TaskProject, 'id' | 'name'>;

export interface TaskLists {
  tags: readonly NamedTag[];
  projects: readonly TaskProject[];
  tagOf(id: string): NamedTag;
  nameOf(list: NamedByLanguage): string;
  projectOf(id: number | null | undefined): TaskProject | undefined;
  areKnown: boolean;
}

const noProjects: readonly TaskProject[] = [];
const isFirst = (id: string | number): id is (typeof firstTags)[number]['id'] => firstTags.some((tag) => tag.id === id);

/** Tags and projects; the built-in tags until they are loaded. */
export function useTaskLists(): TaskLists {
  const { t } = useTranslation('todo');
  const { data: tags = firstTags } = useGetTagsQuery();
  const { data: projects = noProjects, isSuccess } = useGetProjectsQuery();
  return useMemo(() => {
    const nameOf = ({ id, name }: NamedByLanguage) => name ?? (isFirst(id) ? t(`tag.${id}`) : String(id));
    const named = tags.map((tag: TaskTag) => ({ ...tag, name: nameOf(tag) }));
    return {
      tags: named,
      projects,
      tagOf: (id) => named.find((tag) => tag.id === id) ?? { id, name: id, tone: 'neutral', rev: 0 },
      nameOf,
      projectOf: (id) => projects.find((project) => project.id === id),
      areKnown: isSuccess && tags !== firstTags,
    };
  }, [t, tags, projects, isSuccess]);
}

interface AskedList {
  query: TaskListQuery;
  sort: TaskSort;
  board: BoardColumns | null;
}

interface ShownList extends AskedList {
  tasks: Task[];
}

const noTasks: Task[] = [];

/**
 * Requested list, once loaded; until then the previous list with its grouping: grouping its tasks for another list
 * would be wasted work.
 */
function useShownList(asked: AskedList, answer: Task[] | undefined): ShownList {
  const [previous, setPrevious] = useState({ asked, answer });
  if (answer && (previous.asked !== asked || previous.answer !== answer)) setPrevious({ asked, answer });
  return answer ? { ...asked, tasks: answer } : { ...previous.asked, tasks: previous.answer ?? noTasks };
}

const key = 'completed-shown';

/** Collapsed state of completed tasks, remembered in this browser. */
function useFold(): [isFolded: boolean, fold: () => void] {
  const { storage } = useRuntime();
  const [isFolded, setFolded] = useState(() => storage.getItem(key) === null);
  return [
    isFolded,
    () => {
      if (isFolded) storage.setItem(key, 'yes');
      else storage.removeItem(key);
      setFolded(!isFolded);
    },
  ];
}

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
  // Search results are never collapsed.
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
