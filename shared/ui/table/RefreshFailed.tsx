import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Alert } from '../State/Alert';
import styles from './DataTable.module.css';

/** Over rows that are still shown although newer ones did not arrive. */
export function RefreshFailed({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation('kit');
  return (
    <div className={styles.failed}>
      <Alert
        type="warning"
        title={t('table.refreshFailed')}
        action={
          onRetry && (
            <Button size="small" onClick={onRetry}>
              {t('error.retry')}
            </Button>
          )
        }
      />
    </div>
  );
}
