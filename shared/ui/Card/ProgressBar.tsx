import type { PillTone } from '../Text/Pill';
import styles from './Meter.module.css';

export interface ProgressBarProps {
  /** Name of the process, for screen readers. */
  label: string;
  /** 0 to 1; absent while nobody knows. */
  share?: number;
  tone?: PillTone;
}

export function ProgressBar({ label, share, tone = 'accent' }: ProgressBarProps) {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      className={styles.track}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span
        className={[styles.bar, styles[tone], percent === undefined ? styles.endless : ''].join(' ')}
        style={{ inlineSize: `${percent ?? 30}%` }}
      />
    </div>
  );
}
