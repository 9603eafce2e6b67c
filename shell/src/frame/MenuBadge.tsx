import { useFormat } from 'shared/ui';
import styles from './Menu.module.css';

/** The number beside an entry of the menu; nothing while it is none. */
export const MenuBadge = ({ count }: { count: number }) => (count > 0 ? <Count count={count} /> : null);

function Count({ count }: { count: number }) {
  const { number } = useFormat();
  return <span className={styles.badge}>{number(count)}</span>;
}
