import { BackLink, Page } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ItemDetail } from '../../api/schemas';
import { ChannelNames } from '../../components/Item/ChannelNames';
import { LazyItemText } from '../../components/ItemText/LazyItemText';

/** Item as readers see it: the live version only. */
export function LiveItem({ item }: Pick<ItemDetail, 'item'>) {
  const { t } = useTranslation('content');
  return (
    <Page
      title={item.title}
      width="narrow"
      meta={<ChannelNames ids={item.channelIds} />}
      back={<BackLink to="/content/published">{t('published.title')}</BackLink>}
    >
      <LazyItemText body={item.body} />
    </Page>
  );
}
