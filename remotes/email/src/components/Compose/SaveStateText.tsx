import { useTranslation } from 'react-i18next';
import styles from './ComposeHead.module.css';
import { useSaveState } from './useDesk';

/** Whether what is written is kept. */
export function SaveStateText({ composition }: { composition: string }) {
  const { t } = useTranslation('email');
  const saveState = useSaveState(composition);
  return (
    <span className={styles.state} role="status">
      {saveState !== 'untouched' && t(`compose.state.${saveState}`)}
    </span>
  );
}
