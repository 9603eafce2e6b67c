import { usePageTitle } from '@atrium/ui';
import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  title: string;
  children?: ReactNode;
  end?: ReactNode;
}

export function SectionHead({ title, children, end }: SectionHeadProps) {
  usePageTitle(title);
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </header>
  );
}
