import { skipToken } from '@reduxjs/toolkit/query/react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, SearchInput, Toolbar } from 'shared/ui';
import { useSearchMessagesQuery } from '../../api/chatApi';
import styles from './MessageSearch.module.css';

export interface FoundMessage {
  time: string;
  query: string;
}

interface MessageSearchProps {
  contactId: number;
  onFound: (message: FoundMessage | undefined) => void;
  onClose: () => void;
}

/** The API gives no more than these. */
const mostFound = 50;
const countOf = ({ length }: readonly unknown[]) => (length < mostFound ? length : `${length}+`);

/** Looks for words in one conversation, from the newest message back. */
export function MessageSearch({ contactId, onFound, onClose }: MessageSearchProps) {
  const { t } = useTranslation('chat');
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const { currentData } = useSearchMessagesQuery(query.trim() ? { q: query, contactId } : skipToken);
  const messages = currentData?.messages;
  const time = messages?.[place]?.time;

  useEffect(() => onFound(time ? { time, query } : undefined), [time, query, onFound]);

  return (
    <Toolbar
      kind="pane"
      label={t('search.name')}
      end={
        <>
          <span className={styles.place} role="status">
            {messages &&
              (messages.length > 0
                ? t('search.place', { place: place + 1, total: countOf(messages) })
                : t('search.none'))}
          </span>
          <IconButton
            label={t('search.older')}
            icon={ChevronUp}
            disabled={!messages || place >= messages.length - 1}
            onClick={() => setPlace(place + 1)}
          />
          <IconButton
            label={t('search.newer')}
            icon={ChevronDown}
            disabled={place === 0}
            onClick={() => setPlace(place - 1)}
          />
          <IconButton label={t('search.close')} icon={X} onClick={onClose} />
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
          setQuery(text);
          setPlace(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
    </Toolbar>
  );
}
