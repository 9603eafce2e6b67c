import { Button, EmptyState, Icon, useFormat } from '@atrium/ui';
import { Package, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListedItem } from '../../api/schemas';
import { ChannelNames } from '../../components/Item/ChannelNames';
import { StatusPill } from '../../components/Item/StatusPill';
import { BothClocks } from '../../components/Schedule/BothClocks';
import { itemsByDay, minutesAfter, slotOf } from '../../model/schedule';
import { ownZone } from '../../model/zonedTime';
import styles from './PlannedItems.module.css';
import type { PlanSteps } from './planSteps';
import { isMovable } from './usePlanning';

interface PlannedItemsProps {
  items: readonly ListedItem[];
  onBegin: PlanSteps['begin'];
}

/** Planned items by day, with both clocks; two of one channel that are too close get a hint. */
export function PlannedItems({ items, onBegin }: PlannedItemsProps) {
  const { t } = useTranslation('content');
  const { dateLong } = useFormat();
  const days = itemsByDay(items, ownZone());
  if (days.size === 0)
    return <EmptyState picture="calendar" title={t('schedule.none')} text={t('schedule.noneText')} />;
  return (
    <div className={styles.days}>
      {[...days].map(([day, ofDay]) => (
        <section key={day} className={styles.day} aria-label={dateLong(day)}>
          <h3 className={styles.heading}>{dateLong(day)}</h3>
          <ul className={styles.list}>
            {ofDay.map((item) => (
              <PlannedItem key={item.id} item={item} gap={minutesAfter(item, ofDay)} onBegin={onBegin} />
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
  onBegin: PlanSteps['begin'];
}

function PlannedItem({ item, gap, onBegin }: PlannedItemProps) {
  const { t } = useTranslation('content');
  const at = slotOf(item);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link to={`/content/items/${item.id}`} className={styles.title} dir="auto">
          {item.title || t('untitled')}
        </Link>
        <p className={styles.facts}>
          {at && (
            <time dateTime={at}>
              <BothClocks at={at} zone={item.scheduledZone ?? ownZone()} />
            </time>
          )}
          <ChannelNames ids={item.channelIds} />
          {typeof item.bundleId === 'number' && (
            <span>
              <Icon of={Package} size={14} /> {t('bundle.inOne')}
            </span>
          )}
        </p>
        {gap !== null && (
          <p className={styles.close}>
            <Icon of={TriangleAlert} size={14} /> {t('schedule.close', { count: gap })}
          </p>
        )}
      </div>
      {isMovable(item) && item.status === 'scheduled' ? (
        <>
          <Button onClick={() => onBegin('reschedule', item)}>{t('action.reschedule')}</Button>
          <Button type="text" onClick={() => onBegin('unschedule', item)}>
            {t('action.unschedule')}
          </Button>
        </>
      ) : (
        <StatusPill item={item} />
      )}
    </li>
  );
}
