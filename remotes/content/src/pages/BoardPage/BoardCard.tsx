import { Avatar, Pill, StretchedLink, useFormat } from '@atrium/ui';
import { useDraggable } from '@dnd-kit/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { ChannelNames } from '../../components/Item/ChannelNames';
import { DueTime } from '../../components/Item/DueTime';
import { StepMenu } from '../../components/Steps/StepMenu';
import { stepsFrom } from '../../model/stepsFrom';
import { isChanged } from '../../model/transition';
import styles from './BoardPage.module.css';
import type { BoardMoves } from './useBoardMoves';

interface BoardCardProps {
  item: ListedItem;
  /** Must be stable between renders. */
  onBegin: BoardMoves['begin'];
}

export const BoardCard = memo(({ item, onBegin }: BoardCardProps) => {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: item.id });
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={styles.card}
      data-dragged={isDragging || undefined}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
    >
      <CardBody item={item} onBegin={onBegin} />
    </li>
  );
});

/** Content of a card, rendered again only when its item changes, not at each step of a drag. */
const CardBody = memo(({ item, onBegin }: BoardCardProps) => {
  const { t } = useTranslation('content');
  const { id, status, publishedVersion, author } = item;
  const title = item.title || t('untitled');
  return (
    <>
      <StretchedLink to={`/content/items/${id}`} className={styles.title} dir="auto" data-item={id} draggable={false}>
        {title}
      </StretchedLink>
      <StepMenu
        item={item}
        steps={stepsFrom(status, publishedVersion !== null)}
        label={t('actionsOf', { title })}
        size="small"
        onBegin={(step) => onBegin(step, item)}
      />
      <div className={styles.facts}>
        {isChanged(item) && <Pill tone="amber">{t('changed')}</Pill>}
        <ChannelNames ids={item.channelIds} />
        <CardTime item={item} />
        {author && (
          <span className={styles.author}>
            <Avatar name={author.fullName} src={author.avatar} size="s" isNamed />
          </span>
        )}
      </div>
    </>
  );
});

/** Time relevant to the state: planned, published, or due. */
function CardTime({ item }: { item: ListedItem }) {
  const { dateTime, date } = useFormat();
  const { status, scheduledAt, publishedAt } = item;
  if (status === 'scheduled' && scheduledAt) return <time dateTime={scheduledAt}>{dateTime(scheduledAt)}</time>;
  if (status === 'published' && publishedAt) return <time dateTime={publishedAt}>{date(publishedAt)}</time>;
  return <DueTime item={item} />;
}
