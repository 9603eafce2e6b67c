import { useActions } from '@atrium/sdk';
import { Avatar, Checkbox, type Day, DropdownMenu, IconButton, LabelDot, StretchedLink } from '@atrium/ui';
import { Board, useBoard } from '@atrium/ui/board';
import { Ellipsis } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/schemas';
import type { BoardColumns } from '../../model/taskAddress';
import type { TaskActions } from '../../state/useTaskActions';
import type { TaskLists, TaskPageState } from '../../state/useTaskPage';
import { TaskMarks } from '../TaskMarks';
import styles from './TaskBoard.module.css';
import { type TaskBoardState, type TaskColumn, useTaskBoard } from './useTaskBoard';

interface TaskCardProps {
  task: Task;
  column: string;
  by: BoardColumns;
  /** The address that opens it. */
  to: string;
  isInProject: boolean;
  today: Day;
  lists: TaskLists;
  actions: TaskActions;
  targets: TaskBoardState['targets'];
  onMove: TaskBoardState['move'];
}

/** Content of a card, rendered again only when it changes, not with every step of a drag. */
const TaskCard = memo((props: TaskCardProps) => {
  const { task, column, by, to, isInProject, today, lists, actions } = props;
  const { t } = useTranslation('todo');
  const { id, title, isCompleted, assignee } = task;
  return (
    <div className={styles.card} data-completed={isCompleted || undefined}>
      <Checkbox
        className={styles.check}
        checked={isCompleted}
        aria-label={t('row.complete', { title })}
        onChange={() => actions.toggleCompleted(task)}
      />
      <StretchedLink to={to} className={styles.title} dir="auto" data-task={id} draggable={false}>
        {title}
      </StretchedLink>
      <MoveMenu {...props} />
      <TaskMarks
        task={by === 'tag' ? { ...task, tags: task.tags.filter((tag) => tag !== column) } : task}
        today={today}
        lists={lists}
        isInProject={isInProject}
        className={styles.marks}
      />
      {assignee && by !== 'assignee' && (
        <span className={styles.assignee}>
          <Avatar name={assignee.fullName} src={assignee.avatar} size="s" isNamed />
        </span>
      )}
    </div>
  );
});

/** Menu that moves the task without a drag. */
function MoveMenu({ task, column, targets, onMove }: TaskCardProps) {
  const { t } = useTranslation('todo');
  const others = targets.filter(({ key }) => key !== column);
  return (
    <DropdownMenu
      trigger={['click']}
      placement="bottomRight"
      menu={{
        style: { maxBlockSize: 320, overflowY: 'auto' },
        // By index: menu keys cannot contain every character of a name.
        items: others.map(({ name, tone }, index) => ({
          key: index,
          label: name,
          ...(tone && { icon: <LabelDot tone={tone} /> }),
        })),
        onClick({ key }) {
          const target = others[Number(key)];
          if (target) onMove(task, column, target.key);
        },
      }}
    >
      <IconButton size="small" label={t('board.moveTo', { title: task.title })} icon={Ellipsis} />
    </DropdownMenu>
  );
}

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
