import { Alert, Button } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import styles from './ComposeForm.module.css';

interface ConflictNoteProps {
  onOverwrite: () => void;
  onOpenTheirs: () => void;
}

/** Notice about changes elsewhere: input here stays until the person decides. */
export function ConflictNote({ onOverwrite, onOpenTheirs }: ConflictNoteProps) {
  const { t } = useTranslation('email');
  return (
    <div role="alert">
      <Alert
        type="warning"
        title={t('compose.conflict.text')}
        action={
          <div className={styles.choice}>
            <Button size="small" onClick={onOverwrite}>
              {t('compose.conflict.mine')}
            </Button>
            <Button size="small" onClick={onOpenTheirs}>
              {t('compose.conflict.theirs')}
            </Button>
          </div>
        }
      />
    </div>
  );
}
