import { Avatar, Pill, StretchedLink, useFormat } from '@atrium/ui';
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

interface ItemCardProps {
  item: ListedItem;
  /** The same function at every render. */
  onBegin: BoardMoves['begin'];
}

/** Content of a card, rendered again only when its item changes, not with every step of a drag. */
export const ItemCard = memo(({ item, onBegin }: ItemCardProps) => {
  const { t } = useTranslation('content');
  const { id, status, publishedVersion, author } = item;
  const title = item.title || t('untitled');
  return (
    <div className={styles.card}>
      <StretchedLink to={`/content/items/${id}`} className={styles.title} dir="auto" draggable={false}>
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
    </div>
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
