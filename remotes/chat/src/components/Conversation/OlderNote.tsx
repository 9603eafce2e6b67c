import { Button, Spinner } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import styles from './Thread.module.css';
import type { OlderMessages } from './useThreadScroll';

interface OlderNoteProps {
  state: OlderMessages['state'];
  onRetry: () => void;
}

export function OlderNote({ state, onRetry }: OlderNoteProps) {
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
