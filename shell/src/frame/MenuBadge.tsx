import { useCounts } from 'shared/runtime';
import { useFormat } from 'shared/ui';
import styles from './Menu.module.css';

/** The number beside an entry of the menu; nothing while it is none. */
export function MenuBadge({ field }: { field: string }) {
  const count = useCounts()[field] ?? 0;
  const { number } = useFormat();
  return count > 0 ? <span className={styles.badge}>{number(count)}</span> : null;
}
