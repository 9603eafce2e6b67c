import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from 'shared/ui';
import styles from './BackLink.module.css';

/** One level up. */
export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Link className={styles.back} to={to}>
      <Icon of={ArrowLeft} className={styles.arrow} />
      {text}
    </Link>
  );
}
