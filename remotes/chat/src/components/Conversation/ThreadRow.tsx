import { Avatar, daysBetween, toDate, useFormat } from '@atrium/ui';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageItem, ThreadItem } from '../../model/threadItems';
import { useConversation } from '../../state/conversationContext';
import { MessageBubble } from '../Message/MessageBubble';
import { lazyChatComponent } from '../OnDemand/lazyChatComponent';
import styles from './Thread.module.css';

const MessageActions = lazyChatComponent(() => import('../Message/MessageActions'));

interface RowEvents {
  onActivate: (key: string | undefined) => void;
  onHold: (isOpen: boolean) => void;
}

interface ThreadRowProps extends RowEvents {
  item: ThreadItem;
  index: number;
  top: number;
  isShown: boolean;
  isActive: boolean;
  query: string;
  measure: (row: HTMLElement | null) => void;
  onDay: () => void;
}

export const ThreadRow = memo(({ item, index, top, measure, onDay, ...rest }: ThreadRowProps) => {
  const { t } = useTranslation('chat');
  return (
    <li ref={measure} data-index={index} className={styles.row} style={{ insetBlockStart: top }}>
      {item.kind === 'day' ? (
        <Day time={item.time} onPress={onDay} />
      ) : item.kind === 'unread' ? (
        <p className={styles.unread}>
          <bdi>{t('conversation.unread', { count: item.count })}</bdi>
        </p>
      ) : (
        <MessageRow item={item} {...rest} />
      )}
    </li>
  );
});

interface MessageRowProps extends RowEvents {
  item: MessageItem;
  isShown: boolean;
  isActive: boolean;
  query: string;
}

function MessageRow({ item, isShown, isActive, query, onActivate, onHold }: MessageRowProps) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const { contact } = useConversation();
  const { rest, move } = useRest();
  const { key, isOwn, time } = item;
  const isSent = item.state === 'sent' || item.state === 'seen';
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no part of a form
    <div
      role="group"
      aria-label={t(isOwn ? 'message.ownAt' : 'message.at', { name: contact.fullName, time: format.dateTime(time) })}
      className={styles.message}
      tabIndex={isActive ? 0 : -1}
      data-message=""
      data-own={isOwn || undefined}
      data-first={item.isFirst || undefined}
      data-shown={isShown ? (query ? 'found' : 'asked') : undefined}
      onFocus={() => onActivate(key)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') rest(() => onActivate(key));
      }}
      onPointerLeave={move}
    >
      {!isOwn && (
        <span className={styles.avatar}>{item.isLast && <Avatar name={contact.fullName} src={contact.avatar} />}</span>
      )}
      <MessageBubble item={item} query={query}>
        {isActive && isSent && (
          <MessageActions onMissing={() => onActivate(undefined)} props={{ item, onOpenChange: onHold }} />
        )}
      </MessageBubble>
    </div>
  );
}

/** Rest of the pointer in milliseconds before a row becomes active, so that scrolling past does not count. */
const restTime = 80;

function useRest() {
  const timer = useRef(0);
  const move = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const rest = (run: () => void) => {
    move();
    timer.current = window.setTimeout(run, restTime);
  };
  return { rest, move };
}

function Day({ time, onPress }: { time: string; onPress: () => void }) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const days = daysBetween(toDate(time), new Date());
  const text = days === 0 ? t('day.today') : days === 1 ? t('day.yesterday') : format.dateLong(time);
  return (
    <p className={styles.day}>
      <button type="button" className={styles.dayButton} title={t('date.open')} onClick={onPress}>
        <time dateTime={time}>{text}</time>
      </button>
    </p>
  );
}
