import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, SearchInput, useFormat } from 'shared/ui';
import { ConversationBar } from './ConversationBar';
import styles from './MessageSearch.module.css';
import type { Sought } from './sought';
import { useFoundMessages } from './useFoundMessages';

interface MessageSearchProps {
  contactId: number;
  onFound: (message: Sought | undefined) => void;
  onClose: () => void;
}

/** How near the last one that is loaded further ones are asked for. */
const ahead = 10;

/** Looks for words in one conversation, from the newest message back to the first. */
export default function MessageSearch({ contactId, onFound, onClose }: MessageSearchProps) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const { messages, total, loadMore } = useFoundMessages(query, contactId);
  const time = messages?.[place]?.time;
  const found = messages?.length ?? 0;

  useEffect(() => onFound(time ? { time, query } : undefined), [time, query, onFound]);
  useEffect(() => {
    if (place + ahead >= found && found < total) loadMore();
  }, [place, found, total, loadMore]);

  const move = (step: number) => setPlace(Math.min(Math.max(place + step, 0), Math.max(found - 1, 0)));
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number | undefined> = { ArrowUp: 1, ArrowDown: -1 };
    const step = event.key === 'Enter' && time ? (event.shiftKey ? -1 : 1) : steps[event.key];
    if (step !== undefined && query.trim()) {
      event.preventDefault();
      move(step);
    }
  };
  return (
    <ConversationBar
      label={t('search.name')}
      closeLabel={t('search.close')}
      onClose={onClose}
      end={
        <>
          <span className={styles.place} role="status">
            {messages && (
              <bdi>
                {found > 0
                  ? t('search.place', { place: format.number(place + 1), total: format.number(total) })
                  : t('search.none')}
              </bdi>
            )}
          </span>
          <IconButton
            label={t('search.older')}
            icon={ChevronUp}
            disabled={place >= found - 1}
            onClick={() => move(1)}
          />
          <IconButton label={t('search.newer')} icon={ChevronDown} disabled={place === 0} onClick={() => move(-1)} />
        </>
      }
    >
      <SearchInput
        autoFocus
        className={styles.input ?? ''}
        variant="borderless"
        label={t('search.label')}
        value={query}
        onSearch={(text) => {
          if (text === query) return;
          setQuery(text);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
      />
    </ConversationBar>
  );
}
