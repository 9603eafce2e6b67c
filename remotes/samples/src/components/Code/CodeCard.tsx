import styles from './CodeCard.module.css';
import { CodeFold } from './CodeFold';

/** Code by itself, not below an example. */
export const CodeCard = (props: { label: string; code: string }) => (
  <div className={styles.card}>
    <CodeFold {...props} />
  </div>
);
