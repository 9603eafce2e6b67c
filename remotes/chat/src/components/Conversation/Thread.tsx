import { Button, EmptyState, Icon, Spinner } from '@atrium/ui';
import { ArrowDown } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ThreadItem } from '../../model/threadItems';
import { useConversation } from '../../state/conversationContext';
import type { Sought } from '../Search/sought';
import styles from './Thread.module.css';
import { ThreadRow } from './ThreadRow';
import { useFollowingMessage } from './useFollowingMessage';
import { useThreadKeys } from './useThreadKeys';
import { type OlderMessages, useThreadScroll } from './useThreadScroll';

interface OlderNoteProps {
  state: OlderMessages['state'];
  onRetry: () => void;
}

function OlderNote({ state, onRetry }: OlderNoteProps) {
  const { t } = useTranslation('chat');
  if (state === 'idle') return null;
  return (
    <div className={styles.loading}>
      {state === 'loading' ? (
        <Spinner />
      ) : (
        <Button size="small" onClick={onRetry}>
          {t('conversation.olderFailed')}
        </Button>
      )}
    </div>
  );
}

interface ToEndButtonProps {
  unreadCount: number;
  onPress: () => void;
}

function ToEndButton({ unreadCount, onPress }: ToEndButtonProps) {
  const { t } = useTranslation('chat');
  return (
    <Button className={styles.pill ?? ''} shape="round" icon={<Icon of={ArrowDown} size={14} />} onClick={onPress}>
      <bdi>{unreadCount > 0 ? t('conversation.new', { count: unreadCount }) : t('conversation.toEnd')}</bdi>
    </Button>
  );
}

/** Hovered or focused message; it stays while an overlay that belongs to it is open. */
function useActiveMessage(items: readonly ThreadItem[]) {
  const [active, setActive] = useState<string>();
  const isHeld = useRef(false);
  const activate = useCallback((key: string | undefined) => {
    if (!isHeld.current) setActive(key);
  }, []);
  const hold = useCallback((isOpen: boolean) => {
    isHeld.current = isOpen;
  }, []);
  const activeIndex = active === undefined ? -1 : items.findIndex(({ key }) => key === active);
  return { activeIndex, isGone: active !== undefined && activeIndex < 0, activate, hold };
}

function EmptyThread() {
  const { t } = useTranslation('chat');
  const { contact } = useConversation();
  return (
    <div className={styles.empty}>
      <EmptyState picture="chat" title={t('conversation.start', { name: contact.fullName })} />
    </div>
  );
}

interface ThreadProps {
  items: readonly ThreadItem[];
  sought: Sought | undefined;
  query: string;
  older: OlderMessages;
  onDay: () => void;
  onLeave: () => void;
}

/** Highlight of a found message, alone or among others. */
const markOf = (isSought: boolean, sought: Sought | undefined, query: string) =>
  isSought ? { isShown: !sought?.isQuiet, query: query || (sought?.query ?? '') } : { isShown: false, query };

/** Messages, oldest first. Only visible ones are rendered; new ones never move the current position. */
export function Thread({ items, sought, query, older, onDay, onLeave }: ThreadProps) {
  const { t } = useTranslation('chat');
  const { contact } = useConversation();
  const { activeIndex, isGone, activate, hold } = useActiveMessage(items);
  const { scroller, virtualizer, shownIndex, unreadCount, isAtEnd, toEnd } = useThreadScroll({
    ...{ items, sought, older, activeIndex },
  });
  const onKeyDown = useThreadKeys({ items, activeIndex, activate, scroller, virtualizer, onLeave });
  useFollowingMessage({ items, activeIndex, isGone, scroller });
  if (items.length === 0) return <EmptyThread />;
  return (
    <div className={styles.place}>
      <section
        ref={scroller}
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        aria-label={t('conversation.messages', { name: contact.fullName })}
        onKeyDown={onKeyDown}
        onPointerLeave={() => activate(undefined)}
      >
        <OlderNote state={older.state} onRetry={() => void older.load(sought?.time)} />
        <ol className={styles.rows} style={{ blockSize: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const item = items[index];
            return (
              item && (
                <ThreadRow
                  key={String(key)}
                  item={item}
                  index={index}
                  top={start}
                  {...markOf(index === shownIndex, sought, query)}
                  isActive={index === activeIndex}
                  measure={virtualizer.measureElement}
                  onActivate={activate}
                  onHold={hold}
                  onDay={onDay}
                />
              )
            );
          })}
        </ol>
      </section>
      {!isAtEnd && <ToEndButton unreadCount={unreadCount} onPress={toEnd} />}
    </div>
  );
}
