import { readId } from '@atrium/sdk';
import { BackLink, ErrorState, LoadingRows, Page } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetItemQuery } from '../../api/contentApi';
import type { ItemDetail } from '../../api/schemas';
import { LazyFields } from '../../components/CustomFields/LazyFields';
import { ItemEditor } from '../../components/Editor/ItemEditor';
import { GonePage } from '../../components/GonePage/GonePage';
import { ChannelNames } from '../../components/Item/ChannelNames';
import { LazyItemText } from '../../components/ItemText/LazyItemText';
import { isNotFound } from '../../model/isNotFound';
import { mayReadDrafts } from '../../model/rights';
import { useActor } from '../../state/useActor';

/** Item as readers see it: the live version only. */
function LiveItem({ item, fields }: Pick<ItemDetail, 'item' | 'fields'>) {
  const { t } = useTranslation('content');
  return (
    <Page
      title={item.title}
      width="narrow"
      meta={<ChannelNames ids={item.channelIds} />}
      back={<BackLink to="/content/published">{t('published.title')}</BackLink>}
    >
      <LazyItemText body={item.body} />
      <LazyFields fields={fields} lang={item.locale} />
    </Page>
  );
}

/** One item: readers see the live version, editors the editor. */
export default function ItemPage() {
  const { t } = useTranslation('content');
  const id = readId(useParams().id);
  const { currentData, error, refetch, isFetching } = useGetItemQuery(id ?? 0, { skip: id === undefined });
  const isInside = mayReadDrafts(useActor());
  if (id === undefined || isNotFound(error))
    return <GonePage title={t('gone.title')} to="/content/published" link={t('published.title')} />;
  if (error && !currentData) return <ErrorState error={error} onRetry={refetch} isRetrying={isFetching} />;
  if (!currentData) return <LoadingRows shape="text" rows={6} />;
  if (!isInside) return <LiveItem item={currentData.item} fields={currentData.fields} />;
  return <ItemEditor key={id} detail={currentData} />;
}
