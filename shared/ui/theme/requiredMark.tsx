import type { ReactNode } from 'react';
import styles from './requiredMark.module.css';

/** A star after the label of a required field; the field itself tells assistive technology. */
export const requiredMark = (label: ReactNode, { required }: { required: boolean }) => (
  <>
    {label}
    {required && (
      <span className={styles.star} aria-hidden="true">
        *
      </span>
    )}
  </>
);
