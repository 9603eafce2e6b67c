import { tones } from '@atrium/ui';
import styles from './gradients.module.css';

/** From a soft tone to its ink: only as a ground for pictures, never behind text. */
export function Gradients() {
  return (
    <ul className={styles.swatches}>
      {tones.map((tone) => (
        <li key={tone}>
          <div
            className={styles.swatch}
            style={{ background: `linear-gradient(135deg, var(--${tone}-soft), var(--${tone}))` }}
          />
          {tone}
        </li>
      ))}
    </ul>
  );
}
