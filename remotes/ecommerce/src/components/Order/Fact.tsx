import { type ReactNode, useId } from 'react';
import styles from './Order.module.css';

interface FactProps {
  name: string;
  /** One below the heading over it. */
  level?: 'h2' | 'h3';
  /** Beside the name, such as the way to change it. */
  end?: ReactNode;
  children: ReactNode;
}

/** One thing that holds for an order: where it goes, how it is paid. */
export function Fact({ name, level: Heading = 'h3', end, children }: FactProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.factHead}>
        <Heading id={id} className={styles.fact}>
          {name}
        </Heading>
        {end}
      </div>
      <div className={styles.text} dir="auto">
        {children}
      </div>
    </section>
  );
}
