import { Avatar, Icon } from '@atrium/ui';
import { FileText } from 'lucide-react';
import styles from './media-objects.module.css';

const text = 'The caption says what the picture cannot: who took it, where, and on which day.';

/** A picture, and beside it what it belongs to. */
export function Basic() {
  return (
    <div className={styles.media}>
      <Avatar name="Amira Haddad" size="l" />
      <div>
        <b>Amira Haddad</b>
        <p>{text}</p>
      </div>
    </div>
  );
}

export function Nested() {
  return (
    <div className={styles.media}>
      <Avatar name="Amira Haddad" size="l" />
      <div>
        <b>Amira Haddad</b>
        <p>{text}</p>
        <div className={`${styles.media} ${styles.replies}`}>
          <Avatar name="Jonas Weber" size="l" />
          <div>
            <b>Jonas Weber</b>
            <p>On Tuesday, I think.</p>
          </div>
        </div>
      </div>
    </div>
  );
}

export function AtTheEnd() {
  return (
    <div className={styles.media}>
      <div>
        <b>Lucía Prado</b>
        <p>{text}</p>
      </div>
      <Avatar name="Lucía Prado" size="xl" />
    </div>
  );
}

export function InTheMiddle() {
  return (
    <div className={styles.media}>
      <Avatar name="Mei Tanaka" size="xl" />
      <div className={styles.middle}>
        <b>Mei Tanaka</b>
        <p>In the middle of a tall picture</p>
      </div>
    </div>
  );
}

/** An icon, where there is no picture. */
export function WithIcon() {
  return (
    <div className={styles.media}>
      <Icon of={FileText} size={40} />
      <div>
        <b>Contract.pdf</b>
        <p>240 kB, added by Amira Haddad</p>
      </div>
    </div>
  );
}

/** Several below each other, as a list. */
export function Lists() {
  return (
    <ul className={styles.list}>
      {['Amira Haddad', 'Jonas Weber'].map((name) => (
        <li key={name} className={styles.media}>
          <Avatar name={name} size="l" />
          <div>
            <b>{name}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
