import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, Icon, Spinner } from 'shared/ui';
import type { ChatContact } from '../../api/schemas';
import type { ThreadItem } from '../../model/threadItems';
import styles from './Thread.module.css';
import { ThreadRow } from './ThreadRow';
import { useThreadScroll } from './useThreadScroll';

interface ThreadProps {
  contact: ChatContact;
  items: readonly ThreadItem[];
  /** The message to show, by its time. */
  at: string | undefined;
  /** What it was found by. */
  query: string;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onOlder: () => void;
}

/** The messages, oldest first. Only those in sight are drawn; new ones never move what one is reading. */
export function Thread({ contact, items, at, query, hasOlder, isLoadingOlder, onOlder }: ThreadProps) {
  const { t } = useTranslation('chat');
  const { scroller, virtualizer, unreadCount, isAtEnd, toEnd } = useThreadScroll({
    items,
    at,
    hasOlder,
    isLoadingOlder,
    onOlder,
  });

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
      >
        {isLoadingOlder && (
          <div className={styles.loading}>
            <Spinner />
          </div>
        )}
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
                  contact={contact}
                  isShown={item.kind === 'message' && item.time === at}
                  query={query}
                  measure={virtualizer.measureElement}
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
