import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar, Checkbox, DropdownMenu, IconButton, LabelDot } from 'shared/ui';
import type { Task } from '../../api/schemas';
import type { BoardColumns } from '../../model/taskAddress';
import type { TaskPageState } from '../../state/useTaskPage';
import { TaskMarks } from '../TaskMarks/TaskMarks';
import { writePlace } from './boardPlace';
import styles from './TaskBoard.module.css';
import type { Board } from './useBoard';

interface BoardCardProps {
  task: Task;
  column: string;
  board: Board;
  page: TaskPageState;
  by: BoardColumns;
}

/** One task on the board. */
export function BoardCard({ task, column, board, page, by }: BoardCardProps) {
  const { t } = useTranslation('todo');
  const { view, lists, actions, query } = page;
  const { id, title, isCompleted, assignee } = task;
  const place = writePlace({ column, id });
  const drag = useDraggable({ id: place });
  const drop = useDroppable({ id: place });
  const { transform } = drag;
  return (
    <li ref={drop.setNodeRef}>
      <div
        ref={drag.setNodeRef}
        {...drag.listeners}
        className={styles.card}
        data-completed={isCompleted || undefined}
        data-dragged={drag.isDragging || undefined}
        data-over={(drop.isOver && !drag.isDragging) || undefined}
        data-open={view.open === id || undefined}
        style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
      >
        <Checkbox
          className={styles.check}
          checked={isCompleted}
          aria-label={t('row.complete', { title })}
          onChange={() => actions.toggleCompleted(task)}
        />
        <Link to={view.searchOf(id)} className={styles.title} dir="auto" data-task={id} draggable={false}>
          {title}
        </Link>
        <MoveMenu task={task} column={column} board={board} />
        <TaskMarks
          task={by === 'tag' ? { ...task, tags: task.tags.filter((tag) => tag !== column) } : task}
          today={query.today}
          lists={lists}
          place={view.place}
          className={styles.marks}
        />
        {assignee && by !== 'assignee' && (
          <span className={styles.assignee}>
            <Avatar name={assignee.fullName} src={assignee.avatar} size="s" isNamed />
          </span>
        )}
      </div>
    </li>
  );
}

/** The way to another column without dragging. */
function MoveMenu({ task, column, board }: Pick<BoardCardProps, 'task' | 'column' | 'board'>) {
  const { t } = useTranslation('todo');
  const targets = board.targets.filter(({ key }) => key !== column);
  return (
    <DropdownMenu
      trigger={['click']}
      placement="bottomRight"
      menu={{
        style: { maxBlockSize: 320, overflowY: 'auto' },
        // By place: keys of a menu cannot hold every sign that a name has.
        items: targets.map(({ name, tone }, index) => ({
          key: index,
          label: name,
          ...(tone && { icon: <LabelDot tone={tone} /> }),
        })),
        onClick({ key }) {
          const target = targets[Number(key)];
          if (target) board.move(task, column, target.key);
        },
      }}
    >
      <IconButton size="small" label={t('board.moveTo', { title: task.title })} icon={Ellipsis} />
    </DropdownMenu>
  );
}
