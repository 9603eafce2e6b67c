import { usePageTitle } from '@atrium/ui';
import type { ReactNode } from 'react';
import styles from './SectionPage.module.css';

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

interface SectionPageProps {
  title: string;
  meta?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

export function SectionPage({ title, meta, end, children }: SectionPageProps) {
  return (
    <div className={styles.page}>
      <SectionHead title={title} end={end}>
        {meta}
      </SectionHead>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
