import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../Icon/Icon';
import styles from './BackLink.module.css';

export interface BackLinkProps {
  /** An address of ours. */
  to: string;
  children: ReactNode;
}

/** The way back over a page's heading. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} className={styles.back}>
      <Icon of={ArrowLeft} className={styles.arrow} />
      {children}
    </Link>
  );
}
