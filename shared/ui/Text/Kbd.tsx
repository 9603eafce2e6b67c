import styles from './Kbd.module.css';
import { useKeyNames } from './keyNames';

/**
 * The keys of a shortcut, named as this person's keyboard names them: `<Kbd keys="Mod K" />` draws them as one key,
 * `<Kbd keys={['C', 'I']} />` as two in turn. `Mod` is ⌘ on a Mac and Ctrl elsewhere.
 */
export function Kbd({ keys }: { keys: string | readonly string[] }) {
  const nameKeys = useKeyNames();
  const list = typeof keys === 'string' ? [keys] : keys;
  return (
    <span className={styles.keys}>
      {list.map((key, index) => (
        <kbd key={index} className={styles.key}>
          {nameKeys(key)}
        </kbd>
      ))}
    </span>
  );
}
