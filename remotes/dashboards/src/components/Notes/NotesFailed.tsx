import { Button } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import styles from './Notes.module.css';

/** In place of notes that could not be loaded: the chart over them is there without its signs. */
export function NotesFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('dashboards');
  return (
    <div className={styles.notes} role="alert">
      {t('notes.failed')}
      <Button type="link" size="small" onClick={onRetry}>
        {t('tile.retry')}
      </Button>
    </div>
  );
}
