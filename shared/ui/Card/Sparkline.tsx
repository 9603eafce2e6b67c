import styles from './Sparkline.module.css';

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

/**
 * The path of a line through values, filling a box.
 * A flat line lies in the middle; fewer than two values draw nothing.
 */
export function sparklinePath(values: readonly number[], width: number, height: number, pad = 4): string {
  if (values.length < 2) return '';
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const points = values.map((value, index) => {
    const x = (index * width) / (values.length - 1);
    const share = range === 0 ? 0.5 : (value - low) / range;
    return `${x.toFixed(1)},${(height - pad - share * (height - 2 * pad)).toFixed(1)}`;
  });
  return `M${points.join(' L')}`;
}
