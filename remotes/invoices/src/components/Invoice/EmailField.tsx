import { Input } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import { textLimits } from '../../api/choices';

interface EmailFieldProps {
  name: string;
  label: string;
  /** True where something is sent there: a client may have none. */
  isNeeded?: boolean;
  extra?: string | undefined;
}

export function EmailField({ name, label, isNeeded = false, extra }: EmailFieldProps) {
  const { t } = useTranslation('invoices');
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      rules={[
        { required: isNeeded, message: t('form.needed') },
        { type: 'email', message: t('form.emailWrong') },
      ]}
    >
      <Input type="email" autoComplete="off" maxLength={textLimits.short} />
    </Form.Item>
  );
}
