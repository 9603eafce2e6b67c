import type { ReactNode } from 'react';
import styles from './Toolbar.module.css';

export interface ToolbarProps {
  /** Accessible name. */
  label: string;
  children: ReactNode;
  /** At the other end. */
  end?: ReactNode;
  /** `pane`: the bar of 48 px at the top of a pane, with a hairline. */
  kind?: 'page' | 'pane';
}

/** A row of controls over a list or table, or at the top of a pane. */
export function Toolbar({ label, children, end, kind = 'page' }: ToolbarProps) {
  return (
    <div role="toolbar" aria-label={label} className={styles[kind]}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
