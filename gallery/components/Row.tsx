import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** Things beside each other, or with `isColumn` under each other. */
export function Row({ children, isColumn = false }: { children: ReactNode; isColumn?: boolean }) {
  return <div className={isColumn ? styles.column : styles.row}>{children}</div>;
}

export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>;
