import { useDraggable, useDroppable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRuntime } from 'shared/runtime';
import { Button, Icon } from 'shared/ui';
import type { ListedItem } from '../../api/schemas';
import { suggestedTime } from '../../model/schedule';
import { ownZone } from '../../model/zonedTime';
import { ChannelNames } from '../../parts/Item/ChannelNames';
import { DueTime } from '../../parts/Item/DueTime';
import { useShortTime } from '../../parts/Schedule/useShortTime';
import styles from './SideItems.module.css';
import { trayId } from './useScheduleDrag';

type Suggestion = Record<'scheduledAt' | 'scheduledZone', string>;

interface UnscheduledItemsProps {
  items: readonly ListedItem[];
  planned: readonly ListedItem[];
  canDrag: boolean;
  /** Is something dragged that could be dropped here? */
  isAimed: boolean;
  /** What is asked about begins with the time that was suggested. */
  onSchedule: (item: ListedItem & Suggestion) => void;
}

/** What is approved and waits for a time. What has one and is dropped here loses it. */
export function UnscheduledItems({ items, planned, canDrag, isAimed, onSchedule }: UnscheduledItemsProps) {
  const { t } = useTranslation('content');
  const { setNodeRef, isOver } = useDroppable({ id: trayId });
  return (
    <section
      ref={setNodeRef}
      aria-label={t('schedule.tray')}
      className={styles.tray}
      data-over={(isOver && isAimed) || undefined}
    >
      <h2 className={styles.heading}>
        {t('schedule.tray')} <span className={styles.count}>{items.length}</span>
      </h2>
      <p className={styles.facts}>
        {t(items.length === 0 ? 'schedule.trayEmpty' : canDrag ? 'schedule.trayDrag' : 'schedule.trayChoose')}
      </p>
      <ul className={styles.list}>
        {items.map((item) => (
          <UnscheduledItem
            key={item.id}
            item={item}
            planned={planned}
            canDrag={canDrag}
            onSchedule={(suggestion) => onSchedule({ ...item, ...suggestion })}
          />
        ))}
      </ul>
    </section>
  );
}

interface UnscheduledItemProps extends Pick<UnscheduledItemsProps, 'planned' | 'canDrag'> {
  item: ListedItem;
  onSchedule: (suggestion: Suggestion) => void;
}

function UnscheduledItem({ item, planned, canDrag, onSchedule }: UnscheduledItemProps) {
  const { t } = useTranslation('content');
  const now = useRuntime().clock.now();
  const shortTime = useShortTime();
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: item.id, disabled: !canDrag });
  const scheduledZone = ownZone();
  const scheduledAt = suggestedTime(item, planned, now, scheduledZone);
  return (
    <li ref={setNodeRef} {...listeners} className={styles.card} data-dragged={isDragging || undefined}>
      {canDrag && <Icon of={GripVertical} size={14} className={styles.grip} />}
      <Link to={`/content/items/${item.id}`} className={styles.title} dir="auto" data-plan={item.id} draggable={false}>
        {item.title || t('untitled')}
      </Link>
      <p className={styles.facts}>
        <ChannelNames ids={item.channelIds} />
        <span>{item.author?.fullName ?? t('formerMember')}</span>
        <DueTime item={item} />
      </p>
      <Button type="link" className={styles.link} onClick={() => onSchedule({ scheduledAt, scheduledZone })}>
        {t('schedule.suggest', { time: shortTime(scheduledAt) })}
      </Button>
    </li>
  );
}
