import type { ReactNode } from 'react';
import type { Trial } from './defineTrial';
import { PropField } from './PropField';
import styles from './TryIt.module.css';

interface TryItProps {
  trial: Trial;
  /** Shows the code of what is drawn. */
  children: (code: string) => ReactNode;
}

/** A part on a stage, its props to switch beside it, and its code as it is now below. */
export function TryIt({ trial, children }: TryItProps) {
  const { drawn, code, props } = trial.useTrial();
  return (
    <div className={styles.card}>
      <div className={styles.stage} data-example-of="kit">
        {drawn}
      </div>
      <div className={styles.props}>
        {props.map((prop) => (
          <PropField key={prop.name} {...prop} />
        ))}
      </div>
      <div className={styles.code}>{children(code)}</div>
    </div>
  );
}
