import { Avatar, Checkbox, type Day, DropdownMenu, IconButton, LabelDot, StretchedLink } from '@atrium/ui';
import { Ellipsis } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/schemas';
import type { BoardColumns } from '../../model/taskAddress';
import type { TaskActions } from '../../state/useTaskActions';
import type { TaskLists } from '../../state/useTaskPage';
import { TaskMarks } from '../TaskMarks';
import styles from './TaskBoard.module.css';
import type { TaskBoardState } from './useTaskBoard';

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
export const TaskCard = memo((props: TaskCardProps) => {
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
