import { SearchInput } from '@atrium/ui';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ConversationBar } from './ConversationBar';
import { FoundPlace } from './FoundPlace';
import styles from './MessageSearch.module.css';
import type { Sought } from './sought';
import { useFoundPlace } from './useFoundPlace';

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
