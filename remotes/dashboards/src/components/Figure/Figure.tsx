import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Change } from './Change';
import styles from './Figure.module.css';

interface Props {
  /** Formatted. */
  children: ReactNode;
  /** The records behind the number, and what the link says of itself where that is more than the number. */
  to?: string;
  label?: string;
  /** In percent against what it is compared with, null where there is nothing; absent: it is not compared. */
  change?: number | null;
  /** A fall is good news: open tickets. */
  isLessBetter?: boolean;
  /** A smaller one, among others. */
  isSmall?: boolean;
  /** What it is compared with is under the number, in place of beside it. */
  isNarrow?: boolean;
  /** What it is compared with is said over all of them. */
  isBrief?: boolean;
}

/** One number that leads to the records behind it, with how it differs from the one it is compared with. */
export function Figure({ children, to, label, change, isLessBetter, isSmall, isNarrow, isBrief }: Props) {
  const number = <bdi>{children}</bdi>;
  return (
    <div className={styles.figure} data-small={isSmall || undefined} data-narrow={isNarrow || undefined}>
      {to ? (
        <Link className={styles.value} to={to} {...(label && { 'aria-label': label })}>
          {number}
        </Link>
      ) : (
        <span className={styles.value}>{number}</span>
      )}
      {change !== undefined && (
        <Change change={change} {...(isLessBetter && { isLessBetter })} {...(isBrief && { isBrief })} />
      )}
    </div>
  );
}
