import { Checkbox, StretchedLink, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/schemas';
import { dueDay, isOverdue } from '../../model/dueGroup';
import { taskLink } from '../../model/taskAddress';
import styles from './OpenTasks.module.css';

interface Props {
  task: Task;
  today: string;
  onToggle: () => void;
}

/** One task of today, completed right there. Pressing anywhere else on it opens it. */
export function OpenTaskRow({ task, today, onToggle }: Props) {
  const { t } = useTranslation('todo');
  const { dateShort } = useFormat();
  const { id, title, dueTime, isCompleted } = task;
  const isLate = isOverdue(task, today);
  const when = isLate ? t('due.overdue', { date: dateShort(dueDay(task) ?? today) }) : dueTime;
  return (
    <li className={styles.row} data-completed={isCompleted || undefined}>
      <Checkbox
        className={styles.check}
        checked={isCompleted}
        aria-label={t('row.complete', { title })}
        onChange={onToggle}
      />
      <StretchedLink to={taskLink(id)} className={styles.title} dir="auto">
        {title}
      </StretchedLink>
      {when && (
        <span className={styles.when} data-late={isLate || undefined}>
          <bdi>{when}</bdi>
        </span>
      )}
    </li>
  );
}
