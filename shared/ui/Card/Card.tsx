import type { ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  children: ReactNode;
  /** Names the card for screen readers: makes it a region. */
  label?: string;
  className?: string;
}

/** A card, for things that really are separate. */
export function Card({ children, label, className }: CardProps) {
  const classes = [styles.card, className].filter(Boolean).join(' ');
  if (!label) return <div className={classes}>{children}</div>;
  return (
    <section className={classes} aria-label={label}>
      {children}
    </section>
  );
}

export interface CardHeadProps {
  title: ReactNode;
  /** Beside the title: how many there are. */
  count?: ReactNode;
  /** At the other end: a legend, a link, a menu. */
  end?: ReactNode;
}

/** The head of a card: its h2, how many there are, and what is at the other end. */
export function CardHead({ title, count, end }: CardHeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
