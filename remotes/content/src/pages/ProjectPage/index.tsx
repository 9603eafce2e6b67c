import { readId } from '@atrium/sdk';
import { ErrorState, LoadingRows } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetProjectQuery } from '../../api/projectsApi';
import { GonePage } from '../../components/GonePage/GonePage';
import { isNotFound } from '../../model/isNotFound';
import { ProjectView } from './ProjectView';

export default function ProjectPage() {
  const { t } = useTranslation('content');
  const id = readId(useParams().id);
  const { currentData, error, isFetching, refetch } = useGetProjectQuery(id ?? 0, { skip: id === undefined });
  if (id === undefined || isNotFound(error))
    return <GonePage title={t('project.gone')} to="/content/projects" link={t('project.title')} />;
  if (error && !currentData) return <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (!currentData) return <LoadingRows rows={8} />;
  return <ProjectView key={id} project={currentData.project} />;
}
