import { usePageTitle } from '@atrium/ui';
import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  title: string;
  /** What is right beside the title: what is shown, or how much of it there is. */
  children?: ReactNode;
  /** Search and actions, at the other end. */
  end?: ReactNode;
}

/** The heading of a page of this section that fills the frame. */
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
