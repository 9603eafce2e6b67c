import { RotateCcw, Star } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar, Checkbox, type Day, Highlight, IconButton, Pill } from 'shared/ui';
import type { Task } from '../../api/schemas';
import { tagTones } from '../../model/tagTones';
import type { TaskActions } from '../../state/useTaskActions';
import type { TaskSelection } from '../../state/useTaskSelection';
import { DueDate } from './DueDate';
import styles from './TaskRow.module.css';

interface TaskRowProps {
  task: Task;
  /** The address that opens it. */
  to: string;
  isOpen: boolean;
  query: string;
  today: Day;
  actions: TaskActions;
  /** Given while tasks are being chosen. */
  selection?: TaskSelection | undefined;
  /** What it is dragged by, in the order by hand. */
  handle?: ReactNode;
}

/** One task. Pressing anywhere on it opens it, but for its own controls. Rendered again only when it changes. */
export const TaskRow = memo(({ task, to, isOpen, query, today, actions, selection, handle }: TaskRowProps) => {
  const { t } = useTranslation('todo');
  const { title, isCompleted, isDeleted, isImportant, assignee, tags } = task;
  return (
    <div
      className={styles.row}
      data-open={isOpen || undefined}
      data-chosen={selection?.has(task) || undefined}
      data-completed={isCompleted || undefined}
    >
      {handle}
      {selection ? (
        <Checkbox
          className={styles.check}
          checked={selection.has(task)}
          aria-label={t('row.select', { title })}
          onChange={() => selection.toggle(task)}
        />
      ) : (
        !isDeleted && (
          <Checkbox
            className={styles.check}
            checked={isCompleted}
            aria-label={t('row.complete', { title })}
            onChange={() => actions.toggleCompleted(task)}
          />
        )
      )}
      <Link to={to} className={styles.title} dir="auto" data-task={task.id} aria-current={isOpen || undefined}>
        <Highlight text={title} query={query} />
      </Link>
      <span className={styles.about}>
        {tags.map((tag) => (
          <Pill key={tag} tone={tagTones[tag]}>
            {t(`tag.${tag}`)}
          </Pill>
        ))}
        <DueDate task={task} today={today} />
      </span>
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
