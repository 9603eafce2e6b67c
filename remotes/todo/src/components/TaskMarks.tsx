import { type Day, Icon, LabelDot, Pill, useFormat } from '@atrium/ui';
import { ListChecks, Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Task } from '../api/schemas';
import { dueDay, isOverdue } from '../model/dueGroup';
import { progressOf } from '../model/subtasks';
import type { TaskLists } from '../state/useTaskPage';
import { useDayName } from '../state/useToday';
import styles from './TaskMarks.module.css';

/** Due date, in words for close days. Overdue is written, not only coloured. */
function DueDate({ task, today }: { task: Task; today: Day }) {
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

interface TaskMarksProps {
  task: Task;
  today: Day;
  lists: TaskLists;
  isInProject: boolean;
  className?: string | undefined;
}

export function TaskMarks({ task, today, lists, isInProject, className }: TaskMarksProps) {
  const { t } = useTranslation('todo');
  const project = isInProject ? undefined : lists.projectOf(task.projectId);
  const progress = progressOf(task.subtasks);
  return (
    <span className={[styles.about, className].filter(Boolean).join(' ')}>
      {progress && (
        <span className={styles.progress} role="img" aria-label={t('subtask.progress', progress)}>
          <Icon of={ListChecks} size={14} />
          <bdi>
            {progress.done}/{progress.total}
          </bdi>
        </span>
      )}
      {project && (
        <span className={styles.project}>
          <LabelDot tone={project.tone} />
          <bdi>{project.name}</bdi>
        </span>
      )}
      {task.tags.map(lists.tagOf).map(({ id, name, tone }) => (
        <Pill key={id} tone={tone}>
          {name}
        </Pill>
      ))}
      <DueDate task={task} today={today} />
    </span>
  );
}
