import type { ReactNode } from 'react';
import styles from './FilterGroup.module.css';

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  );
}

export function FilterChoice({ children, count }: { children: ReactNode; count?: number }) {
  return (
    <span className={styles.choice}>
      <bdi className={styles.label}>{children}</bdi>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </span>
  );
}
