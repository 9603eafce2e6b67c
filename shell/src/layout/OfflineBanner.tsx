import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from 'shared/ui';
import styles from './Banners.module.css';
import { useIsOnline } from './useIsOnline';

/** Says that the connection is gone, for as long as it is. */
export function OfflineBanner() {
  const { t } = useTranslation('shell');
  const isOnline = useIsOnline();
  return (
    <div role="status" className={isOnline ? styles.none : `${styles.banner} ${styles.amber}`}>
      {!isOnline && (
        <span className={styles.text}>
          <Icon of={WifiOff} /> {t('offline')}
        </span>
      )}
    </div>
  );
}
