import { Radio } from '@atrium/ui/choice';
import { type ReactNode, useId } from 'react';
import checkout from './Checkout.module.css';
import styles from './ChoiceGroup.module.css';

interface ChoiceGroupProps<Value> {
  title: string;
  value: Value;
  onChange: (value: Value) => void;
  children: ReactNode;
}

export function ChoiceGroup<Value extends string | number>({
  title,
  value,
  onChange,
  children,
}: ChoiceGroupProps<Value>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={checkout.title}>
        {title}
      </h2>
      <Radio.Group
        className={styles.choices}
        aria-labelledby={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </Radio.Group>
    </section>
  );
}

interface ChoiceCardProps {
  value: string | number;
  name: ReactNode;
  text?: string;
  note?: string;
  end?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

export function ChoiceCard({ value, name, text, note, end, action, children }: ChoiceCardProps) {
  return (
    <div className={styles.choice}>
      <Radio value={value} className={[styles.card, action ? styles.hasAction : ''].join(' ')}>
        <span className={styles.content}>
          <span>
            <span className={styles.name}>{name}</span>
            {text && (
              <span className={styles.text}>
                <bdi>{text}</bdi>
              </span>
            )}
            {note && <span className={styles.text}>{note}</span>}
          </span>
          {end && <span className={styles.end}>{end}</span>}
        </span>
      </Radio>
      {action && <span className={styles.action}>{action}</span>}
      {children}
    </div>
  );
}
