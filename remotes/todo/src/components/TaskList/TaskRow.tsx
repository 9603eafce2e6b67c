import { Avatar, Checkbox, type Day, Highlight, IconButton, StretchedLink } from '@atrium/ui';
import { RotateCcw, Star } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/schemas';
import type { TaskActions } from '../../state/useTaskActions';
import type { TaskLists } from '../../state/useTaskPage';
import type { TaskSelection } from '../../state/useTaskSelection';
import { TaskMarks } from '../TaskMarks';
import styles from './TaskRow.module.css';

interface TaskRowProps {
  task: Task;
  to: string;
  isOpen: boolean;
  query: string;
  today: Day;
  lists: TaskLists;
  isInProject: boolean;
  actions: TaskActions;
  selection?: TaskSelection | undefined;
  handle?: ReactNode;
}

/** One task. The row opens it, except for its own controls. Rendered again only when it changes. */
export const TaskRow = memo((props: TaskRowProps) => {
  const { task, to, isOpen, query, actions, selection, handle } = props;
  const { t } = useTranslation('todo');
  const { title, isCompleted, isDeleted, isImportant, assignee } = task;
  return (
    <div
      className={styles.row}
      data-open={isOpen || undefined}
      data-chosen={selection?.has(task) || undefined}
      data-completed={isCompleted || undefined}
    >
      {handle}
      <RowCheck task={task} actions={actions} selection={selection} />
      <StretchedLink to={to} className={styles.title} dir="auto" data-task={task.id} aria-current={isOpen || undefined}>
        <Highlight text={title} query={query} />
      </StretchedLink>
      <TaskMarks {...props} className={styles.marks} />
      <span className={styles.assignee}>
        {assignee && <Avatar name={assignee.fullName} src={assignee.avatar} size="s" isNamed />}
      </span>
      {isDeleted ? (
        <IconButton label={t('row.restore', { title })} icon={RotateCcw} onClick={() => actions.restore(task)} />
      ) : (
        <IconButton
          className={styles.star}
          label={t('row.important', { title })}
          icon={Star}
          isPressed={isImportant}
          onClick={() => actions.toggleImportant(task)}
        />
      )}
    </div>
  );
});

/** Selects the task in selection mode, otherwise completes it. Binned tasks cannot be completed. */
function RowCheck({ task, actions, selection }: Pick<TaskRowProps, 'task' | 'actions' | 'selection'>) {
  const { t } = useTranslation('todo');
  const { title, isCompleted, isDeleted } = task;
  if (selection)
    return (
      <Checkbox
        className={styles.check}
        checked={selection.has(task)}
        aria-label={t('row.select', { title })}
        onChange={({ nativeEvent }) =>
          selection.toggle(task, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    );
  if (isDeleted) return null;
  return (
    <Checkbox
      className={styles.check}
      checked={isCompleted}
      aria-label={t('row.complete', { title })}
      onChange={() => actions.toggleCompleted(task)}
    />
  );
}
