import styles from './Code.module.css';

export function Code({ label, children }: { label: string; children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.code} dir="ltr" aria-label={label} tabIndex={0}>
      <pre>{children}</pre>
    </section>
  );
}
