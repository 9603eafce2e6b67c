import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, EmptyState, Icon, useFormat } from 'shared/ui';
import type { ListedItem } from '../../api/schemas';
import { minutesAfter, plannedDays } from '../../model/schedule';
import { ownZone } from '../../model/zonedTime';
import { ChannelNames } from '../../parts/Item/ChannelNames';
import { BothClocks } from '../../parts/Schedule/BothClocks';
import type { ItemActions } from '../../state/useItemActions';
import styles from './SchedulePage.module.css';

interface PlannedItemsProps {
  items: readonly ListedItem[];
  actions: ItemActions;
  onReschedule: (item: ListedItem) => void;
}

/** What is planned, day by day, with both clocks; two of one channel that come too close get a hint. */
export function PlannedItems({ items, actions, onReschedule }: PlannedItemsProps) {
  const { t } = useTranslation('content');
  const { dateLong } = useFormat();
  const days = plannedDays(items, ownZone());
  if (days.length === 0)
    return <EmptyState picture="calendar" title={t('schedule.none')} text={t('schedule.noneText')} />;
  return (
    <div>
      {days.map(({ day, items: ofDay }) => (
        <section key={day} className={styles.day} aria-label={dateLong(day)}>
          <h2 className={styles.heading}>{dateLong(day)}</h2>
          <ul className={styles.list}>
            {ofDay.map((item) => (
              <PlannedItem
                key={item.id}
                item={item}
                gap={minutesAfter(item, items)}
                onReschedule={() => onReschedule(item)}
                onUnschedule={() => void actions.take('unschedule', [item])}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface PlannedItemProps {
  item: ListedItem;
  gap: number | null;
  onReschedule: () => void;
  onUnschedule: () => void;
}

function PlannedItem({ item, gap, onReschedule, onUnschedule }: PlannedItemProps) {
  const { t } = useTranslation('content');
  const { scheduledAt, scheduledZone } = item;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link to={`/content/items/${item.id}`} className={styles.title}>
          {item.title}
        </Link>
        <p className={styles.facts}>
          {scheduledAt && (
            <time dateTime={scheduledAt}>
              <BothClocks at={scheduledAt} zone={scheduledZone ?? ownZone()} />
            </time>
          )}
          <ChannelNames ids={item.channelIds} />
        </p>
        {gap !== null && (
          <p className={styles.close}>
            <Icon of={TriangleAlert} size={14} /> {t('schedule.close', { count: gap })}
          </p>
        )}
      </div>
      <Button onClick={onReschedule}>{t('action.reschedule')}</Button>
      <Button type="text" onClick={onUnschedule}>
        {t('action.unschedule')}
      </Button>
    </li>
  );
}
