import type { ReactNode } from 'react';
import { Spinner } from '../State/Spinner';
import styles from './Blocked.module.css';

export interface BlockedProps {
  /** Blocks the content, for keys too. */
  isBlocked: boolean;
  /** Reason of the wait: "Saving". */
  label: string;
  children: ReactNode;
}

/** A part of a page that waits for something, under a veil that says for what. */
export function Blocked({ isBlocked, label, children }: BlockedProps) {
  return (
    <div className={styles.blocked} aria-busy={isBlocked}>
      <div className={isBlocked ? styles.waiting : undefined} inert={isBlocked}>
        {children}
      </div>
      {isBlocked && (
        <div className={styles.veil}>
          <Spinner label={label} />
        </div>
      )}
    </div>
  );
}
