import { Avatar, Checkbox, type Day, DropdownMenu, IconButton, LabelDot, StretchedLink } from '@atrium/ui';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Ellipsis } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/schemas';
import type { BoardColumns } from '../../model/taskAddress';
import type { TaskActions } from '../../state/useTaskActions';
import type { TaskLists, TaskPageState } from '../../state/useTaskPage';
import { TaskMarks } from '../TaskMarks';
import styles from './TaskBoard.module.css';
import type { Board } from './useBoard';

/** Identity of a card or column in dragging. A task may be in several columns. */
interface BoardPlace {
  column: string;
  id: number | null;
}

export const writePlace = ({ column, id }: BoardPlace): string => JSON.stringify([column, id]);

export function readPlace(text: string | number): BoardPlace {
  const read: unknown = JSON.parse(String(text));
  const [column, id]: unknown[] = Array.isArray(read) ? read : [];
  return { column: String(column), id: typeof id === 'number' ? id : null };
}

interface BoardCardProps {
  task: Task;
  column: string;
  board: Board;
  page: TaskPageState;
  by: BoardColumns;
}

export function BoardCard({ task, column, board, page, by }: BoardCardProps) {
  const { view, lists, actions, query } = page;
  const place = writePlace({ column, id: task.id });
  const drag = useDraggable({ id: place });
  const drop = useDroppable({ id: place });
  const { transform } = drag;
  return (
    <li ref={drop.setNodeRef}>
      <div
        ref={drag.setNodeRef}
        {...drag.listeners}
        className={styles.card}
        data-completed={task.isCompleted || undefined}
        data-dragged={drag.isDragging || undefined}
        data-over={(drop.isOver && !drag.isDragging) || undefined}
        data-open={view.open === task.id || undefined}
        style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
      >
        <CardContent
          task={task}
          column={column}
          by={by}
          to={view.searchOf(task.id)}
          isInProject={query.projectId !== undefined}
          today={query.today}
          lists={lists}
          actions={actions}
          targets={board.targets}
          onMove={board.move}
        />
      </div>
    </li>
  );
}

interface CardContentProps extends Pick<BoardCardProps, 'task' | 'column' | 'by'> {
  to: string;
  isInProject: boolean;
  today: Day;
  lists: TaskLists;
  actions: TaskActions;
  targets: Board['targets'];
  onMove: Board['move'];
}

/** Rendered again only when it changes, not at each step of a drag. */
const CardContent = memo((props: CardContentProps) => {
  const { task, column, by, to, isInProject, today, lists, actions } = props;
  const { t } = useTranslation('todo');
  const { id, title, isCompleted, assignee } = task;
  return (
    <>
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
    </>
  );
});

function MoveMenu({ task, column, targets, onMove }: CardContentProps) {
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
