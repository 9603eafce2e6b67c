import { Avatar, Checkbox, Highlight } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ListedItem } from '../../api/schemas';
import { ChannelNames } from '../../components/Item/ChannelNames';
import { DueTime } from '../../components/Item/DueTime';
import { StatusPill } from '../../components/Item/StatusPill';
import { useNameOf } from '../../state/useNameOf';
import styles from './ReviewRow.module.css';

interface ReviewRowProps {
  item: ListedItem;
  q: string;
  isOpen: boolean;
  /** Lists with several states show each item's state. */
  hasStatus: boolean;
  isChosen: boolean;
  onOpen: () => void;
  onChoose: (isChosen: boolean) => void;
}

export function ReviewRow({ item, q, isOpen, hasStatus, isChosen, onOpen, onChoose }: ReviewRowProps) {
  const { t } = useTranslation('content');
  const name = useNameOf()(item.author);
  return (
    <li className={styles.row} data-open={isOpen} data-chosen={isChosen}>
      <Checkbox
        className={styles.box}
        aria-label={t('choose', { title: item.title })}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <button type="button" className={styles.open} {...(isOpen && { 'aria-current': true })} onClick={onOpen}>
        <span className={styles.title}>
          <Highlight text={item.title || t('untitled')} query={q} />
        </span>
        <span className={styles.line}>
          <Avatar name={name} src={item.author?.avatar ?? null} size="s" />
          <span className={styles.name}>{name}</span>
          <DueTime item={item} />
        </span>
        <span className={styles.line}>
          {hasStatus ? <StatusPill item={item} /> : <ChannelNames ids={item.channelIds} />}
          <span className={styles.end}>
            {item.openComments > 0
              ? t('comments.count', { count: item.openComments })
              : t('words', { count: item.words })}
          </span>
        </span>
      </button>
    </li>
  );
}
