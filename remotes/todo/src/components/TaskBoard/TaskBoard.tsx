import { useActions } from '@atrium/sdk';
import { LabelDot } from '@atrium/ui';
import { Board, useBoard } from '@atrium/ui/board';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/schemas';
import type { BoardColumns } from '../../model/taskAddress';
import type { TaskPageState } from '../../state/useTaskPage';
import { TaskCard } from './TaskCard';
import { type TaskColumn, useTaskBoard } from './useTaskBoard';

const step = 30;

interface TaskBoardProps {
  page: TaskPageState;
  columns: BoardColumns;
}

/** Tasks in columns: moved by dragging, by keys, or by the card's menu. */
export default function TaskBoard({ page, columns: by }: TaskBoardProps) {
  const { t } = useTranslation('todo');
  const { view, query, lists, actions } = page;
  const { columns, targets, move, reorder } = useTaskBoard(page, by);
  const shown = useShownCounts(by);
  const board = useBoard({
    columns: columns.map(({ key, name, tone, tasks }) => ({
      key,
      name,
      mark: tone && <LabelDot tone={tone} />,
      cards: tasks.slice(0, shown.of(key)),
      total: tasks.length,
      ...moreOf(tasks, key),
    })),
    titleOf: ({ title }) => title,
    onMove: move,
    onReorder: (task, column, targetId) => void reorder(task, column, targetId),
  });
  function moreOf(tasks: TaskColumn['tasks'], key: string) {
    const count = tasks.length - shown.of(key);
    return count > 0 && { more: { label: t('board.more', { count }), show: () => shown.showMore(key) } };
  }
  const withTask = (run: (task: Task) => unknown) => (event: { target: EventTarget | null }) => {
    const task = board.cardAt(event.target);
    return task ? run(task) : false;
  };
  useActions({
    complete: withTask(actions.toggleCompleted),
    star: withTask(actions.toggleImportant),
    remove: withTask(actions.remove),
    left: ({ target }) => board.moveAside(target, -1),
    right: ({ target }) => board.moveAside(target, 1),
    up: ({ target }) => board.moveWithin(target, -1),
    down: ({ target }) => board.moveWithin(target, 1),
  });
  return (
    <Board board={board} label={t('board.label')} emptyText={t('board.empty')} isOpen={({ id }) => view.open === id}>
      {(task, column) => (
        <TaskCard
          task={task}
          column={column}
          by={by}
          to={view.searchOf(task.id)}
          isInProject={query.projectId !== undefined}
          today={query.today}
          lists={lists}
          actions={actions}
          targets={targets}
          onMove={move}
        />
      )}
    </Board>
  );
}

/** Number of cards that each column shows, kept while the board has the same columns. */
function useShownCounts(by: BoardColumns) {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const of = (key: string) => counts[`${by} ${key}`] ?? step;
  return { of, showMore: (key: string) => setCounts({ ...counts, [`${by} ${key}`]: of(key) + step }) };
}
