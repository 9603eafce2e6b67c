import styles from './Kbd.module.css';
import { useKeyNames } from './keyNames';

interface KbdProps {
  keys: string | readonly string[];
  /** True inside a button or entry, which is named without its keys and has them as `aria-keyshortcuts`. Since 5.0. */
  isHidden?: boolean;
}

/**
 * The keys of a shortcut, named as this person's keyboard names them: `<Kbd keys="Mod K" />` draws them as one key,
 * `<Kbd keys={['C', 'I']} />` as two in turn. `Mod` is ⌘ on a Mac and Ctrl elsewhere.
 */
export function Kbd({ keys, isHidden = false }: KbdProps) {
  const nameKeys = useKeyNames();
  const list = typeof keys === 'string' ? [keys] : keys;
  return (
    <span className={styles.keys} {...(isHidden && { 'aria-hidden': true })}>
      {list.map((key, index) => (
        <kbd key={index} className={styles.key}>
          {nameKeys(key)}
        </kbd>
      ))}
    </span>
  );
}
