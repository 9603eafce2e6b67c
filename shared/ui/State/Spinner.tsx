import { useTranslation } from 'react-i18next';
import { LogoArch } from '../Icon/Logo';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** Accessible name; defaults to "Loading". */
  label?: string;
  /** Fills its place, with the spinner in the middle. */
  isFull?: boolean;
}

/** The logo, waiting. */
export function Spinner({ label, isFull = false }: SpinnerProps) {
  const { t } = useTranslation('kit');
  return (
    <div role="status" data-loading aria-label={label ?? t('loading')} className={isFull ? styles.full : styles.inline}>
      <span className={styles.spinner}>
        <LogoArch size={28} />
        <svg className={styles.ring} viewBox="0 0 56 56" aria-hidden="true" focusable="false">
          <circle cx="28" cy="28" r="25" />
        </svg>
      </span>
    </div>
  );
}
