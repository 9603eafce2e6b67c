import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  title: string;
  /** One sentence under the title. */
  text?: ReactNode;
  /** At the other end of the title. */
  end?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own h2, divided from the next by a hairline. */
export function Section({ title, text, end, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {end}
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
