import { Fragment } from 'react';
import styles from './Prose.module.css';

/** A sentence in which `…` is code, as comments have it. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <code key={index} className={styles.code}>
        {part}
      </code>
    ),
  );
}
