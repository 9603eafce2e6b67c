import { useMinute } from '@atrium/sdk';
import { Button, Icon, LinkButton, useFormat } from '@atrium/ui';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListedItem } from '../../api/schemas';
import { ChannelNames } from '../../components/Item/ChannelNames';
import { DueTime } from '../../components/Item/DueTime';
import { useShortTime } from '../../components/Schedule/useShortTime';
import { createSuggestion } from '../../model/schedule';
import { ownZone } from '../../model/zonedTime';
import { useNameOf } from '../../state/useEditorialSettings';
import { GrowingList } from './GrowingList';
import styles from './SideItems.module.css';
import { isMovable } from './usePlanning';
import { trayId } from './useScheduleDrag';

type Suggestion = Record<'scheduledAt' | 'scheduledZone', string>;

interface UnscheduledItemsProps {
  items: readonly ListedItem[];
  total: number;
  planned: readonly ListedItem[];
  canDrag: boolean;
  isAimed: boolean;
  onSchedule: (item: ListedItem & Suggestion) => void;
}

/** Approved items without a time. Dropping a scheduled one here unschedules it. */
export function UnscheduledItems({ items, total, planned, canDrag, isAimed, onSchedule }: UnscheduledItemsProps) {
  const { t } = useTranslation('content');
  const { number } = useFormat();
  const now = useMinute();
  const suggest = useMemo(() => createSuggestion(planned, now, ownZone()), [planned, now]);
  const { setNodeRef, isOver } = useDroppable({ id: trayId });
  return (
    <section
      ref={setNodeRef}
      aria-label={t('schedule.tray')}
      className={styles.tray}
      data-over={(isOver && isAimed) || undefined}
    >
      <h2 className={styles.heading}>
        {t('schedule.tray')} <span className={styles.count}>{number(total)}</span>
      </h2>
      <p className={styles.facts}>
        {t(items.length === 0 ? 'schedule.trayEmpty' : canDrag ? 'schedule.trayDrag' : 'schedule.trayChoose')}
      </p>
      <GrowingList items={items} total={total} step={20}>
        {(item) => {
          const scheduledAt = suggest(item);
          return (
            <UnscheduledItem
              key={item.id}
              item={item}
              suggestedAt={scheduledAt}
              canDrag={canDrag}
              onSchedule={() => onSchedule({ ...item, scheduledAt, scheduledZone: ownZone() })}
            />
          );
        }}
      </GrowingList>
    </section>
  );
}

interface UnscheduledItemProps {
  item: ListedItem;
  suggestedAt: string;
  canDrag: boolean;
  onSchedule: () => void;
}

function UnscheduledItem({ item, suggestedAt, canDrag, onSchedule }: UnscheduledItemProps) {
  const { t } = useTranslation('content');
  const shortTime = useShortTime();
  const isFree = isMovable(item);
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: item.id, disabled: !canDrag || !isFree });
  return (
    <li ref={setNodeRef} {...listeners} className={styles.card} data-dragged={isDragging || undefined}>
      {canDrag && isFree && <Icon of={GripVertical} size={14} className={styles.grip} />}
      <Link to={`/content/items/${item.id}`} className={styles.title} dir="auto" data-plan={item.id} draggable={false}>
        {item.title || t('untitled')}
      </Link>
      <p className={styles.facts}>
        <ChannelNames ids={item.channelIds} />
        <span>{useNameOf()(item.author)}</span>
        <DueTime item={item} />
      </p>
      {isFree ? (
        <Button type="link" className={styles.link} onClick={onSchedule}>
          <bdi>{t('schedule.suggest', { time: shortTime(suggestedAt) })}</bdi>
        </Button>
      ) : (
        <LinkButton type="link" className={styles.link} to={`/content/bundles/${item.bundleId}`}>
          {t('bundle.inOne')}
        </LinkButton>
      )}
    </li>
  );
}
