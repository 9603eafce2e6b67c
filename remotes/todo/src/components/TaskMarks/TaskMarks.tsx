import { type Day, Icon, LabelDot, Pill } from '@atrium/ui';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Task } from '../../api/schemas';
import { progressOf } from '../../model/progress';
import type { TaskLists } from '../../state/useTaskLists';
import { DueDate } from './DueDate';
import styles from './TaskMarks.module.css';

interface TaskMarksProps {
  task: Task;
  today: Day;
  lists: TaskLists;
  /** All of the list are of one project, which need not be said. */
  isInProject: boolean;
  className?: string | undefined;
}

/** What a task's row says beside its title: progress, project, tags and date. */
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
