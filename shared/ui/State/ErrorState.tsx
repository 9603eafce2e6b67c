import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './EmptyState.module.css';
import { Picture } from './Picture';

export interface ErrorStateProps {
  /** Caught value: an `ApiError`, an `Error`, anything. */
  error: unknown;
  onRetry?: () => void;
  /** A retry is on its way. */
  isRetrying?: boolean;
  /** Title in place of the general one: "The invoices could not be loaded". */
  title?: string;
  /** In a small place, such as a card among others: without its picture. */
  isCompact?: boolean;
}

/** Something could not be loaded: what broke, and a way to try again. */
export function ErrorState({ error, onRetry, isRetrying = false, title, isCompact = false }: ErrorStateProps) {
  const { t } = useTranslation('kit');
  const reason = explainError(error);
  return (
    <div className={isCompact ? `${styles.empty} ${styles.compact}` : styles.empty} role="alert">
      {!isCompact && <Picture name={reason === 'notFound' ? 'lost' : reason === 'forbidden' ? 'lock' : 'fault'} />}
      <p className={styles.title}>{title ?? t('error.title')}</p>
      <p className={styles.text}>{t(`error.${reason}`)}</p>
      {onRetry && (
        <div className={styles.action}>
          <Button {...(isCompact && { size: 'small' })} onClick={onRetry} loading={isRetrying}>
            {t('error.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

type ErrorReason = 'offline' | 'forbidden' | 'notFound' | 'unknown';

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/** Why something failed, as far as a person can do something about it. */
function explainError(error: unknown): ErrorReason {
  const status = statusOf(error);
  if (status === 0) return 'offline';
  if (status === 401 || status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  return 'unknown';
}
