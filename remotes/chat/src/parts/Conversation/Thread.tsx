import { ArrowDown } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Icon, Spinner } from 'shared/ui';
import type { ThreadItem } from '../../model/threadItems';
import { useConversation } from '../../state/conversationContext';
import type { Sought } from '../Search/sought';
import styles from './Thread.module.css';
import { ThreadRow } from './ThreadRow';
import { useThreadKeys } from './useThreadKeys';
import { type OlderMessages, useThreadScroll } from './useThreadScroll';

interface ThreadProps {
  items: readonly ThreadItem[];
  /** The message to show. */
  sought: Sought | undefined;
  /** What is searched for in all of them. */
  query: string;
  older: OlderMessages;
  /** One of the days was pressed. */
  onDay: () => void;
  /** Back to where one writes. */
  onLeave: () => void;
}

/** The messages, oldest first. Only those in sight are drawn; new ones never move what one is reading. */
export function Thread({ items, sought, query, older, onDay, onLeave }: ThreadProps) {
  const { t } = useTranslation('chat');
  const { contact } = useConversation();
  /** The message that one points at or that has the focus. */
  const [active, setActive] = useState<string>();
  const isHeld = useRef(false);
  const activate = useCallback((key: string | undefined) => {
    if (!isHeld.current) setActive(key);
  }, []);
  const hold = useCallback((isOpen: boolean) => {
    isHeld.current = isOpen;
  }, []);
  const activeIndex = active === undefined ? -1 : items.findIndex(({ key }) => key === active);
  const { scroller, virtualizer, shownIndex, unreadCount, isAtEnd, toEnd } = useThreadScroll({
    ...{ items, sought, older, activeIndex },
  });
  const onKeyDown = useThreadKeys({ items, activeIndex, activate, scroller, virtualizer, onLeave });

  if (items.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyState picture="chat" title={t('conversation.start', { name: contact.fullName })} />
      </div>
    );
  }
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
        {older.state !== 'idle' && (
          <div className={styles.loading}>
            {older.state === 'loading' ? (
              <Spinner />
            ) : (
              <Button size="small" onClick={() => void older.load(sought?.time)}>
                {t('conversation.olderFailed')}
              </Button>
            )}
          </div>
        )}
        <ol className={styles.rows} style={{ blockSize: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const item = items[index];
            const isShown = index === shownIndex;
            return (
              item && (
                <ThreadRow
                  key={String(key)}
                  item={item}
                  index={index}
                  top={start}
                  isShown={isShown && !sought?.isQuiet}
                  isActive={index === activeIndex}
                  query={query || (isShown ? (sought?.query ?? '') : '')}
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
      {!isAtEnd && (
        <Button className={styles.pill ?? ''} shape="round" icon={<Icon of={ArrowDown} size={14} />} onClick={toEnd}>
          <bdi>{unreadCount > 0 ? t('conversation.new', { count: unreadCount }) : t('conversation.toEnd')}</bdi>
        </Button>
      )}
    </div>
  );
}
