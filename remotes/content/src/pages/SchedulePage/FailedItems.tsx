import { Button, Icon, useFormat, useToast } from '@atrium/ui';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useConnectChannelMutation } from '../../api/editingApi';
import type { ListedItem } from '../../api/schemas';
import { useEditorialSettings } from '../../state/useEditorialSettings';
import type { ItemActions } from '../../state/useItemActions';
import { GrowingList } from './GrowingList';
import styles from './SideItems.module.css';

interface FailedItemsProps {
  items: readonly ListedItem[];
  total: number;
  actions: ItemActions;
}

export function FailedItems({ items, total, actions }: FailedItemsProps) {
  const { t } = useTranslation('content');
  const { number } = useFormat();
  if (items.length === 0) return null;
  return (
    <section aria-label={t('schedule.failed')} className={styles.failed}>
      <h2 className={styles.heading}>
        <Icon of={TriangleAlert} /> {t('schedule.failed')} <span className={styles.count}>{number(total)}</span>
      </h2>
      <GrowingList items={items} total={total} step={10}>
        {(item) => <FailedItem key={item.id} item={item} actions={actions} />}
      </GrowingList>
    </section>
  );
}

function FailedItem({ item, actions }: { item: ListedItem; actions: ItemActions }) {
  const { t } = useTranslation('content');
  const { dateTime } = useFormat();
  const toast = useToast();
  const { channels } = useEditorialSettings();
  const [connect, { isLoading }] = useConnectChannelMutation();
  const { failure } = item;
  const signedOut = channels.find(({ id, isConnected }) => !isConnected && item.channelIds.includes(id));
  const reconnect = async (id: number, name: string) => {
    const { error } = await connect(id);
    if (error) toast.error(t('failedAction'));
    else toast.success(t('schedule.connected', { name }));
  };
  return (
    <li className={styles.failure}>
      <Link to={`/content/items/${item.id}`} className={styles.title}>
        {item.title}
      </Link>
      {failure && (
        <p className={styles.facts}>
          {dateTime(failure.at)}. {t(`failure.${failure.code}`, { name: failure.message })}{' '}
          {t('schedule.tried', { count: failure.attempts })}
        </p>
      )}
      <div className={styles.buttons}>
        <Button icon={<Icon of={RotateCw} />} onClick={() => void actions.runStep('retry', [item])}>
          {t('action.retry')}
        </Button>
        {signedOut && (
          <Button type="text" loading={isLoading} onClick={() => void reconnect(signedOut.id, signedOut.name)}>
            {t('schedule.reconnect')}
          </Button>
        )}
      </div>
    </li>
  );
}
