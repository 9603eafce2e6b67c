import { useTranslation } from 'react-i18next';
import { addDays, type Day, useFormat } from 'shared/ui';
import type { Task } from '../../api/schemas';
import { dueDay, isOverdue } from '../../model/dueGroup';
import styles from './TaskRow.module.css';

/** When a task is due, in words where the day is near. Overdue is said, not only coloured. */
export function DueDate({ task, today }: { task: Task; today: Day }) {
  const { t } = useTranslation('todo');
  const format = useFormat();
  const day = dueDay(task);
  if (!day) return <span className={styles.due} />;
  const text =
    day === today
      ? t('due.today')
      : day === addDays(today, 1)
        ? t('due.tomorrow')
        : day.slice(0, 4) === today.slice(0, 4)
          ? format.dateShort(day)
          : format.date(day);
  const isLate = isOverdue(task, today);
  return (
    <time dateTime={day} className={styles.due} data-overdue={isLate || undefined}>
      <bdi>{isLate ? t('due.overdue', { date: text }) : text}</bdi>
    </time>
  );
}
