import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '../format/useFormat';
import type { PillTone } from '../Text/Pill';
import styles from './Meter.module.css';

export interface MeterProps {
  label: string;
  /** 0 to 1. */
  share: number;
  tone?: PillTone;
  /** In place of the percentage. */
  text?: string;
  /** Path that the label leads to. */
  to?: string;
}

/** A labelled bar with its share in percent. */
export function Meter({ label, share, tone = 'accent', text, to }: MeterProps) {
  const id = useId();
  const format = useFormat();
  const shown = text ?? format.percent(share);
  const percent = Math.min(100, Math.max(0, share * 100));
  return (
    <div className={styles.row}>
      <bdi id={id}>{to === undefined ? label : <Link to={to}>{label}</Link>}</bdi>
      {/* biome-ignore lint/a11y/useSemanticElements: the browser's own meter cannot be styled alike everywhere */}
      <span
        className={styles.track}
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={shown}
      >
        <span className={[styles.bar, styles[tone]].join(' ')} style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className={styles.value}>
        <bdi>{shown}</bdi>
      </span>
    </div>
  );
}
