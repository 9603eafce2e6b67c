import styles from './Code.module.css';

/** Code before its colours have come: as large as it will be. */
export const PlainCode = ({ children }: { children: string }) => (
  <div className={styles.code} dir="ltr" lang="en">
    <pre>{children}</pre>
  </div>
);
