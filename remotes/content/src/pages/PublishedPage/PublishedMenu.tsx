import { useRuntime } from '@atrium/sdk';
import { RowMenu } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { rejectionOf } from '../../model/transition';
import { useActor } from '../../state/useActor';

interface PublishedMenuProps {
  item: ListedItem;
  onUnpublish: (item: ListedItem) => void;
}

export function PublishedMenu({ item, onUnpublish }: PublishedMenuProps) {
  const { t } = useTranslation('content');
  const actor = useActor();
  const now = useRuntime().clock.now();
  if (rejectionOf('unpublish', item, actor, now) !== null) return null;
  return (
    <RowMenu
      label={t('actionsOf', { title: item.title })}
      items={[{ key: 'unpublish', label: t('action.unpublish'), danger: true, onClick: () => onUnpublish(item) }]}
    />
  );
}
