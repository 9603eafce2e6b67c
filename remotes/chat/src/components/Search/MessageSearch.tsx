import { isComposing } from '@atrium/contract/values';
import { IconButton, SearchInput, useFormat } from '@atrium/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConversationBar } from './ConversationBar';
import styles from './MessageSearch.module.css';
import type { Sought } from './sought';
import { useFoundMessages } from './useFoundMessages';

/** Distance from the last loaded result at which more are requested. */
const ahead = 10;

/** Current search result, starting with the newest; more are loaded near the end. */
function useFoundPlace(contactId: number, onFound: (message: Sought | undefined) => void) {
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const { messages, total, loadMore } = useFoundMessages(query, contactId);
  const time = messages?.[place]?.time;
  const found = messages?.length ?? 0;

  useEffect(() => onFound(time ? { time, query } : undefined), [time, query, onFound]);
  useEffect(() => {
    if (place + ahead >= found && found < total) loadMore();
  }, [place, found, total, loadMore]);

  return {
    query,
    place,
    found,
    total,
    isAnswered: messages !== undefined,
    isAtMessage: Boolean(time),
    /** Towards older messages; negative steps towards newer ones. */
    move: (step: number) => setPlace(Math.min(Math.max(place + step, 0), Math.max(found - 1, 0))),
    search(text: string) {
      if (text === query) return;
      setQuery(text);
      setPlace(0);
    },
  };
}

/** Position among the found messages, with buttons for the neighbours. */
function FoundPlace({ at: { place, found, total, isAnswered, move } }: { at: ReturnType<typeof useFoundPlace> }) {
  const { t } = useTranslation('chat');
  const format = useFormat();
  return (
    <>
      <span className={styles.place} role="status">
        {isAnswered && (
          <bdi>
            {found > 0
              ? t('search.place', { place: format.number(place + 1), total: format.number(total) })
              : t('search.none')}
          </bdi>
        )}
      </span>
      <IconButton label={t('search.older')} icon={ChevronUp} disabled={place >= found - 1} onClick={() => move(1)} />
      <IconButton label={t('search.newer')} icon={ChevronDown} disabled={place === 0} onClick={() => move(-1)} />
    </>
  );
}

interface MessageSearchProps {
  contactId: number;
  onFound: (message: Sought | undefined) => void;
  onClose: () => void;
}

/** Searches one conversation, newest first. */
export default function MessageSearch({ contactId, onFound, onClose }: MessageSearchProps) {
  const { t } = useTranslation('chat');
  const at = useFoundPlace(contactId, onFound);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const steps: Record<string, number | undefined> = { ArrowUp: 1, ArrowDown: -1 };
    const step = event.key === 'Enter' && at.isAtMessage ? (event.shiftKey ? -1 : 1) : steps[event.key];
    if (step !== undefined && at.query.trim()) {
      event.preventDefault();
      at.move(step);
    }
  };
  return (
    <ConversationBar
      label={t('search.name')}
      closeLabel={t('search.close')}
      onClose={onClose}
      end={<FoundPlace at={at} />}
    >
      <SearchInput
        autoFocus
        className={styles.input ?? ''}
        variant="borderless"
        label={t('search.label')}
        value={at.query}
        onSearch={at.search}
        onKeyDown={onKeyDown}
      />
    </ConversationBar>
  );
}
