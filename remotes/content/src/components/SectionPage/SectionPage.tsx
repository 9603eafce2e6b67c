import type { ReactNode } from 'react';
import { SectionHead } from '../SectionHead/SectionHead';
import styles from './SectionPage.module.css';

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
