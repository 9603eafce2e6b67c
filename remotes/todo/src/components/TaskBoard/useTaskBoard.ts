import { usePeople } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task, Tone } from '../../api/schemas';
import { moveInList } from '../../api/taskList';
import { useReorderTasksMutation } from '../../api/todoApi';
import { byColumn, columnChange, noColumn, statuses } from '../../model/board';
import { shortTitle } from '../../model/shortTitle';
import type { BoardColumns } from '../../model/taskAddress';
import { toAssignee } from '../../model/taskForm';
import type { TaskPageState } from '../../state/useTaskPage';

interface ColumnChoice {
  key: string;
  name: string;
  tone?: Tone;
}

export interface TaskColumn extends ColumnChoice {
  tasks: Task[];
}

export interface TaskBoardState {
  columns: TaskColumn[];
  /** All columns that a task may be moved to, the ones that are not shown too; the same array until they change. */
  targets: ColumnChoice[];
  move: (task: Task, from: string, to: string) => void;
  /** Puts a task into the place of another one of its column. */
  reorder: (task: Task, column: string, targetId: number) => Promise<void>;
}

/** Columns of the tasks, and the changes that take a task from one to another. */
export function useTaskBoard({ tasks, lists, actions, query }: TaskPageState, by: BoardColumns): TaskBoardState {
  const { t } = useTranslation('todo');
  const toast = useToast();
  const people = usePeople();
  const [reorderTasks] = useReorderTasksMutation();
  const found = byColumn(tasks, by);
  const targets = useTargets(by, lists);
  const move = useCallback<TaskBoardState['move']>(
    (task, from, to) => {
      if (from === to) return;
      if (by === 'status' && to === 'completed') return actions.toggleCompleted(task);
      void actions.change(
        task,
        columnChange(task, by, from, to, (name) => toAssignee(name, people)),
      );
    },
    [by, actions, people],
  );
  const isShown = ({ key }: { key: string }) => by !== 'assignee' || key === noColumn || found.has(key);
  const strangers = [...found.keys()].filter((key) => !targets.some((target) => target.key === key));
  const known = [...targets, ...strangers.map((key) => ({ key, name: key }))];
  const columns = known.filter(isShown).map((column) => ({ ...column, tasks: found.get(column.key) ?? [] }));
  return {
    columns,
    targets,
    move,
    async reorder({ id }, key, targetId) {
      const column = columns.find((one) => one.key === key);
      if (!column) return;
      const moved = moveInList(column.tasks, id, targetId);
      const { error } = await reorderTasks({ view: query, tasks: placed(tasks, moved) });
      if (error) toast.error(t('failed.reorder', { title: shortTitle(column.name) }));
    },
  };
}

/** Whole list with the tasks of a column reordered among their positions. */
function placed(tasks: readonly Task[], moved: readonly Task[]): Task[] {
  const own = new Set(moved);
  const next = moved.values();
  return tasks.map((task) => (own.has(task) ? (next.next().value ?? task) : task));
}

function useTargets(by: BoardColumns, { tags }: TaskPageState['lists']): ColumnChoice[] {
  const { t } = useTranslation('todo');
  const people = usePeople();
  return useMemo(() => {
    if (by === 'status') return statuses.map((key) => ({ key, name: t(`status.${key}`) }));
    if (by === 'tag')
      return [
        { key: noColumn, name: t('board.noTag') },
        ...tags.map(({ id, name, tone }) => ({ key: id, name, tone })),
      ];
    return [
      { key: noColumn, name: t('field.nobody') },
      ...people.map(({ fullName }) => ({ key: fullName, name: fullName })),
    ];
  }, [by, t, tags, people]);
}
