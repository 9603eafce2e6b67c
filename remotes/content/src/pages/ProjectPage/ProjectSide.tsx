import { useCan } from '@atrium/sdk';
import { Avatar, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListedProject } from '../../api/schemas';
import { ProjectDue } from '../../components/Project/ProjectDue';
import styles from './ProjectPage.module.css';

export function ProjectSide({ project }: { project: ListedProject }) {
  const { t } = useTranslation('content');
  const { dateTime } = useFormat();
  const canAudit = useCan()({ action: 'read', subject: 'Audit' });
  return (
    <aside className={styles.side} aria-label={t('project.facts')}>
      <dl className={styles.facts}>
        <dt>{t('field.due')}</dt>
        <dd>
          <ProjectDue project={project} />
        </dd>
        <dt>{t('project.nextOut')}</dt>
        <dd>
          {project.nextAt ? (
            <time dateTime={project.nextAt}>
              <bdi>{dateTime(project.nextAt)}</bdi>
            </time>
          ) : (
            t('project.nothingNext')
          )}
        </dd>
      </dl>
      <h2 className={styles.heading}>{t('project.people')}</h2>
      {project.members.length === 0 && <p className={styles.quiet}>{t('project.nobody')}</p>}
      <ul className={styles.people}>
        {project.members.map(({ id, fullName, avatar, open }) => (
          <li key={id} className={styles.person}>
            <Avatar name={fullName} src={avatar} />
            <span className={styles.name}>{fullName}</span>
            {open > 0 && <bdi className={styles.quiet}>{t('project.open', { count: open })}</bdi>}
          </li>
        ))}
      </ul>
      {canAudit && (
        <Link to={`/content/history?project=${project.id}`} className={styles.more}>
          {t('history.ofProject')}
        </Link>
      )}
    </aside>
  );
}
