import { BackLink, LabelDot, Page, Pill } from '@atrium/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedProject } from '../../api/schemas';
import { LazyProjectDrawer } from '../../components/Project/lazyProjectDrawer';
import { StageBar, StageLegend } from '../../components/Project/StageBar';
import { ProjectActions } from './ProjectActions';
import { ProjectItems } from './ProjectItems';
import styles from './ProjectPage.module.css';
import { ProjectSide } from './ProjectSide';

export function ProjectView({ project }: { project: ListedProject }) {
  const { t } = useTranslation('content');
  const [isEditing, setEditing] = useState(false);
  const [wasEdited, setWasEdited] = useState(false);
  const edit = () => {
    setWasEdited(true);
    setEditing(true);
  };
  return (
    <Page
      title={project.name}
      width="wide"
      back={<BackLink to="/content/projects">{t('project.title')}</BackLink>}
      meta={
        <span className={styles.meta}>
          <LabelDot tone={project.tone} name={t(`tone.${project.tone}`)} />
          {project.archivedAt && <Pill>{t('status.archived')}</Pill>}
        </span>
      }
      actions={<ProjectActions project={project} onEdit={edit} />}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          {project.note && (
            <p className={styles.note} dir="auto">
              {project.note}
            </p>
          )}
          <div className={styles.progress}>
            <StageBar counts={project.counts} />
            <StageLegend counts={project.counts} />
          </div>
          <ProjectItems project={project} />
        </div>
        <ProjectSide project={project} />
      </div>
      {wasEdited && (
        <Suspense>
          <LazyProjectDrawer project={project} isOpen={isEditing} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Page>
  );
}
