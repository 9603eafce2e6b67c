import { useIsNarrow } from '@atrium/ui';
import { Form, useChangedFields } from '@atrium/ui/forms';
import type { ComponentProps } from 'react';
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
