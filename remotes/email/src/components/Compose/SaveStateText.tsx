import { useTranslation } from 'react-i18next';
import type { SaveState } from '../../state/compose/session';
import styles from './ComposeHead.module.css';

export function SaveStateText({ state }: { state: SaveState }) {
  const { t } = useTranslation('email');
  return (
    <span className={styles.state} role="status">
      {state !== 'untouched' && t(`compose.state.${state}`)}
    </span>
  );
}
