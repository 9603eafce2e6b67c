import { useIsNarrow } from '@atrium/ui';
import { Form, useChangedFields } from '@atrium/ui/forms';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './AccountSettings.module.css';

/** Settings row: label, and control beside or, on a phone, below it. A dot marks unsaved changes. */
export function SettingsRow(props: ComponentProps<typeof Form.Item>) {
  const isNarrow = useIsNarrow();
  const isChanged = useChangedFields().includes(String(props.name));
  return (
    <Form.Item
      className={[styles.row, isChanged ? styles.changed : ''].join(' ')}
      layout={isNarrow ? 'vertical' : 'horizontal'}
      {...(!isNarrow && { labelCol: { flex: '0 0 208px' }, wrapperCol: { flex: '1 1 0' } })}
      labelAlign="left"
      {...props}
    />
  );
}

interface SettingsSectionProps {
  title: string;
  text?: string;
  end?: ReactNode;
  children?: ReactNode;
}

export function SettingsSection({ title, text, end, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={[styles.heading, styles.headingRow].join(' ')}>
        <div>
          <h2 id={id}>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        {end}
      </div>
      {children}
    </section>
  );
}
