import styles from './Kbd.module.css';

/** The keys of a shortcut: `<Kbd keys="Ctrl K" />` draws them as one key, `<Kbd keys={['C', 'I']} />` as two in turn. */
export function Kbd({ keys }: { keys: string | readonly string[] }) {
  const list = typeof keys === 'string' ? [keys] : keys;
  return (
    <span className={styles.keys}>
      {list.map((key, index) => (
        <kbd key={index} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
