import { useRuntime } from '@atrium/sdk';
import { LabelDot, Pill, StretchedLink, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ListedProject } from '../../api/schemas';
import { ProjectDue } from '../../components/Project/ProjectDue';
import { ProjectPeople } from '../../components/Project/ProjectPeople';
import { StageBar } from '../../components/Project/StageBar';
import { inSentence } from '../../model/inSentence';
import styles from './ProjectsPage.module.css';

export function ProjectRow({ project }: { project: ListedProject }) {
  const { t } = useTranslation('content');
  const { day } = useFormat();
  const now = useRuntime().clock.now();
  const { id, name, note, tone, counts, members, nextAt, archivedAt } = project;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.name}>
          <LabelDot tone={tone} />
          <StretchedLink to={`/content/projects/${id}`} className={styles.link} dir="auto">
            {name}
          </StretchedLink>
          {archivedAt && <Pill>{t('status.archived')}</Pill>}
        </h2>
        {note && (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        )}
      </div>
      <StageBar counts={counts} />
      <ProjectPeople members={members} />
      <div className={styles.when}>
        <ProjectDue project={project} />
        {nextAt && <bdi className={styles.next}>{t('project.next', { when: inSentence(day(nextAt, now)) })}</bdi>}
      </div>
    </li>
  );
}
