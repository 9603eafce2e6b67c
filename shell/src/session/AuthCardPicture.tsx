import type { LucideIcon } from 'lucide-react';
import styles from './AuthCardPicture.module.css';

/** A colonnade in lines behind the card; what the step is about hangs in the arches on either side of it. */
export function AuthCardPicture({ icon: Sign }: { icon?: LucideIcon | undefined }) {
  return (
    <svg className={styles.picture} viewBox="0 0 1440 640" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className={styles.arch} d="M40 640V340a110 110 0 0 1 220 0v300z" />
      <path className={styles.arch} d="M290 640V250a110 110 0 0 1 220 0v390z" />
      <path className={styles.arch} d="M540 640V160a180 180 0 0 1 360 0v480z" />
      <path className={styles.arch} d="M930 640V250a110 110 0 0 1 220 0v390z" />
      <path className={styles.arch} d="M1180 640V340a110 110 0 0 1 220 0v300z" />
      <path className={styles.floor} d="M0 639h1440" />
      {Sign && (
        <g className={styles.sign}>
          <Sign x={110} y={350} size={80} strokeWidth={1.75} absoluteStrokeWidth />
          <Sign x={1250} y={350} size={80} strokeWidth={1.75} absoluteStrokeWidth />
        </g>
      )}
    </svg>
  );
}
