import { Form, Input } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { textLimits } from '../../api/choices';

/** Why an invoice is taken back, wholly or in part. */
export function ReasonField() {
  const { t } = useTranslation('invoices');
  return (
    <Form.Item name="reason" label={t('field.reason')}>
      <Input.TextArea autoSize={{ minRows: 3 }} maxLength={textLimits.line} />
    </Form.Item>
  );
}
