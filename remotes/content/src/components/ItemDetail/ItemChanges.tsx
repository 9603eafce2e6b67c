import { EmptyState } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ContentVersion, ItemDetail } from '../../api/schemas';
import { TextChanges } from '../Changes/TextChanges';
import { ItemHead } from './ItemHead';

export default function ItemChanges({ item, base }: { item: ItemDetail['item']; base: ContentVersion | null }) {
  const { t } = useTranslation('content');
  if (!base) return <EmptyState picture="document" title={t('changes.none')} text={t('changes.first')} />;
  const isLive = item.publishedVersion === base.version;
  return (
    <TextChanges
      before={base.snapshot}
      after={item}
      typeId={item.typeId}
      against={t(isLive ? 'changes.live' : 'changes.approved', { version: base.version })}
      head={(title) => <ItemHead item={item} title={title} />}
    />
  );
}
