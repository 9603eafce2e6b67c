import styles from './InvoiceDocument.module.css';

/** Lines below each other, each in its own direction. */
export const AddressLines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className={styles.line}>
      <bdi>{line}</bdi>
    </span>
  ));
