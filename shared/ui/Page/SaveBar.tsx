import type { ReactNode } from 'react';
import styles from './SaveBar.module.css';

export interface SaveBarProps {
  /** Unsaved work: "3 changes not saved". */
  text?: ReactNode;
  /** Buttons, the main one last. */
  children: ReactNode;
}

/** The bar at the end of a `Page` with a form: stays in view while the form scrolls. */
export function SaveBar({ text, children }: SaveBarProps) {
  return (
    <div className={styles.bar} data-save-bar>
      <p className={styles.text} aria-live="polite">
        {text}
      </p>
      {children}
    </div>
  );
}
