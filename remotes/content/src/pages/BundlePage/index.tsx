import { readId } from '@atrium/sdk';
import { ErrorState, LoadingRows } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetBundleQuery } from '../../api/bundlesApi';
import { GonePage } from '../../components/GonePage/GonePage';
import { isNotFound } from '../../model/isNotFound';
import { BundleView } from './BundleView';

export default function BundlePage() {
  const { t } = useTranslation('content');
  const id = readId(useParams().id);
  const { currentData, error, refetch, isFetching } = useGetBundleQuery(id ?? 0, { skip: id === undefined });
  if (id === undefined || isNotFound(error))
    return <GonePage title={t('bundle.gone')} to="/content/bundles" link={t('bundle.title')} />;
  if (error && !currentData) return <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (!currentData) return <LoadingRows shape="text" rows={6} />;
  return <BundleView key={id} detail={currentData} />;
}
