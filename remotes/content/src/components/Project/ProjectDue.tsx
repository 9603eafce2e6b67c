import { useRuntime } from '@atrium/sdk';
import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ListedProject } from '../../api/schemas';
import { inSentence } from '../../model/inSentence';
import { isProjectLate } from '../../model/projectProgress';
import styles from './Project.module.css';

export function ProjectDue({ project }: { project: Pick<ListedProject, 'dueAt' | 'archivedAt' | 'counts'> }) {
  const { t } = useTranslation('content');
  const { date, dateTime } = useFormat();
  const now = useRuntime().clock.now();
  if (!project.dueAt) return <span className={styles.due}>{t('project.noDay')}</span>;
  const isLate = isProjectLate(project, now);
  const when = date(project.dueAt);
  return (
    <time
      dateTime={project.dueAt}
      title={dateTime(project.dueAt)}
      className={styles.due}
      data-late={isLate || undefined}
    >
      <bdi>
        {isLate ? t('overdueSince', { when: inSentence(when) }) : t('project.until', { when: inSentence(when) })}
      </bdi>
    </time>
  );
}
