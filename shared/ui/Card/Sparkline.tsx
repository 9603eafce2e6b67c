import styles from './Sparkline.module.css';
import { sparklinePath } from './sparklinePath';

export interface SparklineProps {
  values: readonly number[];
  /** The course in words, for screen readers. */
  text: string;
}

/** A small line without axes. */
export function Sparkline({ values, text }: SparklineProps) {
  return (
    <svg className={styles.line} viewBox="0 0 200 44" preserveAspectRatio="none" role="img" aria-label={text}>
      <path d={sparklinePath(values, 200, 44)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
