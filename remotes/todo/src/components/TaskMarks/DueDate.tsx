import { type Day, Icon, useFormat } from '@atrium/ui';
import { Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/schemas';
import { dueDay, isOverdue } from '../../model/dueGroup';
import { useDayName } from '../../state/useDayName';
import styles from './TaskMarks.module.css';

/** When a task is due, in words where the day is near. Overdue is said, not only coloured. */
export function DueDate({ task, today }: { task: Task; today: Day }) {
  const { t } = useTranslation('todo');
  const format = useFormat();
  const nameDay = useDayName(today);
  const day = dueDay(task);
  if (!day) return <span className={styles.due} />;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const date = nameDay(day) ?? (isThisYear ? format.dateShort(day) : format.date(day));
  const text = [date, task.dueTime].filter(Boolean).join(', ');
  const isLate = isOverdue(task, today);
  return (
    <time
      dateTime={task.dueTime ? `${day}T${task.dueTime}` : day}
      className={styles.due}
      data-overdue={isLate || undefined}
    >
      {task.recurrence && (
        <span role="img" aria-label={t('recurrence.recurs')} className={styles.recurs}>
          <Icon of={Repeat} size={12} />
        </span>
      )}
      <bdi>{isLate ? t('due.overdue', { date: text }) : text}</bdi>
    </time>
  );
}
