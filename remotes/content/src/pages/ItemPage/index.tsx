import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { readId } from 'shared/runtime';
import { BackLink, EmptyState, ErrorState, LoadingRows, Page } from 'shared/ui';
import { useGetItemQuery } from '../../api/contentApi';
import { mayReadDrafts } from '../../model/rights';
import { StatusPill } from '../../parts/Item/StatusPill';
import { ItemDetailTabs } from '../../parts/ItemDetail/ItemDetailTabs';
import { useActor } from '../../state/useActor';
import { ItemSteps } from './ItemSteps';
import { LiveItem } from './LiveItem';

/** One item: what it says, where it is in the workflow, and what leads on from there. */
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
  const { item } = currentData;
  if (!isInside) return <LiveItem item={item} />;
  return (
    <Page
      title={item.title || t('untitled')}
      width="wide"
      meta={<StatusPill item={item} />}
      back={<BackLink to="/content/review?queue=all">{t('review.title')}</BackLink>}
      actions={<ItemSteps key={item.id} detail={currentData} />}
    >
      <ItemDetailTabs key={item.id} detail={currentData} />
    </Page>
  );
}
