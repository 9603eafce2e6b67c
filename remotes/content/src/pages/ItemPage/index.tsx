import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { readId } from 'shared/runtime';
import { EmptyState, ErrorState, LoadingRows } from 'shared/ui';
import { useGetItemQuery } from '../../api/contentApi';
import { mayReadDrafts } from '../../model/rights';
import { ItemEditor } from '../../parts/Editor/ItemEditor';
import { useActor } from '../../state/useActor';
import { LiveItem } from './LiveItem';

/** One item: for readers what is live, for those who write the editor. */
export default function ItemPage() {
  const { t } = useTranslation('content');
  const id = readId(useParams().id);
  const { currentData, error, refetch, isFetching } = useGetItemQuery(id ?? 0, { skip: id === undefined });
  const isInside = mayReadDrafts(useActor());
  const isGone = id === undefined || (error !== undefined && 'status' in error && error.status === 404);
  if (isGone)
    return (
      <EmptyState
        isPage
        picture="lost"
        title={t('gone.title')}
        text={t('gone.text')}
        action={<Link to="/content/published">{t('published.title')}</Link>}
      />
    );
  if (error && !currentData) return <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (!currentData) return <LoadingRows shape="text" rows={6} />;
  if (!isInside) return <LiveItem item={currentData.item} />;
  return <ItemEditor key={id} detail={currentData} />;
}
