import { useTranslation } from 'react-i18next';
import { appName } from '../common/settings';
import styles from './ShellLayout.module.css';

/** One quiet line at the end of the sheet. */
export function Footer() {
  const { t } = useTranslation('shell');
  return (
    <footer className={styles.footer}>
      <bdi>
        © {new Date().getFullYear()} {appName}
      </bdi>
      <span>{t('footer')}</span>
    </footer>
  );
}
