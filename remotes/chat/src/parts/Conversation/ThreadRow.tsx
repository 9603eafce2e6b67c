import { useTranslation } from 'react-i18next';
import { Avatar, daysBetween, toDate, useFormat } from 'shared/ui';
import type { ChatContact } from '../../api/schemas';
import type { ThreadItem } from '../../model/threadItems';
import { MessageBubble } from './MessageBubble';
import styles from './Thread.module.css';

interface ThreadRowProps {
  item: ThreadItem;
  index: number;
  top: number;
  contact: ChatContact;
  /** It is the message that was looked for. */
  isShown: boolean;
  query: string;
  measure: (row: HTMLElement | null) => void;
}

export function ThreadRow({ item, index, top, contact, isShown, query, measure }: ThreadRowProps) {
  const { t } = useTranslation('chat');
  return (
    <li ref={measure} data-index={index} className={styles.row} style={{ insetBlockStart: top }}>
      {item.kind === 'day' ? (
        <Day time={item.time} />
      ) : item.kind === 'unread' ? (
        <p className={styles.unread}>
          <bdi>{t('conversation.unread', { count: item.count })}</bdi>
        </p>
      ) : (
        <div
          className={styles.message}
          data-own={item.isOwn || undefined}
          data-first={item.isFirst || undefined}
          data-shown={isShown || undefined}
        >
          {!item.isOwn && (
            <span className={styles.avatar}>
              {item.isLast && <Avatar name={contact.fullName} src={contact.avatar} />}
            </span>
          )}
          <MessageBubble item={item} contact={contact} query={isShown ? query : ''} />
        </div>
      )}
    </li>
  );
}

function Day({ time }: { time: string }) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const days = daysBetween(toDate(time), new Date());
  const text = days === 0 ? t('day.today') : days === 1 ? t('day.yesterday') : format.dateLong(time);
  return (
    <p className={styles.day}>
      <time dateTime={time}>{text}</time>
    </p>
  );
}
