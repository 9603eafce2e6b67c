import { type ReactNode, useId } from 'react';
import styles from './Order.module.css';

interface FactProps {
  name: string;
  level?: 'h2' | 'h3';
  end?: ReactNode;
  children: ReactNode;
}

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
