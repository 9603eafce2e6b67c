import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { readId } from 'shared/runtime';
import { EmptyState, ErrorState, LinkButton, LoadingRows } from 'shared/ui';
import { useGetProjectQuery } from '../../api/projectsApi';
import { ProjectView } from './ProjectView';

/** One project: its items, its people and its days. */
export default function ProjectPage() {
  const { t } = useTranslation('content');
  const id = readId(useParams().id);
  const { currentData, error, isFetching, refetch } = useGetProjectQuery(id ?? 0, { skip: id === undefined });
  const isGone = id === undefined || (error !== undefined && 'status' in error && error.status === 404);
  if (isGone)
    return (
      <EmptyState
        isPage
        picture="lost"
        title={t('project.gone')}
        text={t('gone.text')}
        action={<LinkButton to="/content/projects">{t('project.title')}</LinkButton>}
      />
    );
  if (error && !currentData) return <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (!currentData) return <LoadingRows rows={8} />;
  return <ProjectView key={id} project={currentData.project} />;
}
