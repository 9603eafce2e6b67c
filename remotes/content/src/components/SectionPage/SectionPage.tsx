import type { ReactNode } from 'react';
import { SectionHead } from '../SectionHead/SectionHead';
import styles from './SectionPage.module.css';

interface SectionPageProps {
  title: string;
  /** Right beside the title. */
  meta?: ReactNode;
  /** Search and actions, at the other end of the head. */
  end?: ReactNode;
  children: ReactNode;
}

/** A page of this section that is as long as what it holds. */
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
