import { Input } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import { textLimits } from '../../api/choices';

export function EmailField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('invoices');
  return (
    <Form.Item
      name={name}
      label={label}
      rules={[
        { required: true, message: t('form.needed') },
        { type: 'email', message: t('form.emailWrong') },
      ]}
    >
      <Input type="email" autoComplete="off" maxLength={textLimits.short} />
    </Form.Item>
  );
}
