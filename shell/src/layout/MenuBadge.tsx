import { useFormat } from 'shared/ui';
import styles from './MenuItem.module.css';

/** The number beside an entry of the menu: nothing for none, and its place while it is unknown, so that nothing moves. */
export function MenuBadge({ count }: { count: number | undefined }) {
  if (count === undefined) return <span className={styles.badge} aria-hidden="true" />;
  return count > 0 ? <Count count={count} /> : null;
}

function Count({ count }: { count: number }) {
  const { number } = useFormat();
  return <span className={styles.badge}>{number(count)}</span>;
}
