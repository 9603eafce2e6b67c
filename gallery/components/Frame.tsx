import type { ReactNode } from 'react';
import styles from './parts.module.css';

interface FrameProps {
  label: string;
  height?: number;
  children: ReactNode;
}

export function Frame({ label, height = 420, children }: FrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.frame} style={{ blockSize: height }} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
