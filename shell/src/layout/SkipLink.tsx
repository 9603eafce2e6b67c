import { useTranslation } from 'react-i18next';
import styles from './SkipLink.module.css';

/** The first thing the keyboard meets: past menu and navbar to the page. */
export function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <button type="button" className={styles.link} onClick={() => document.getElementById('main')?.focus()}>
      {t('skip')}
    </button>
  );
}
