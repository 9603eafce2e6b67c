import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './DataTable.module.css';

/** Over rows that are still shown although newer ones did not arrive. */
export function RefreshFailed({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation('kit');
  return (
    <Alert
      className={styles.failed}
      type="warning"
      showIcon
      title={t('table.refreshFailed')}
      action={
        onRetry && (
          <Button size="small" onClick={onRetry}>
            {t('error.retry')}
          </Button>
        )
      }
    />
  );
}
