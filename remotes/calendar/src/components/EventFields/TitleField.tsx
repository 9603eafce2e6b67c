import { Form, Input } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

/** What an event is called. */
export function TitleField({ autoFocus }: { autoFocus: boolean }) {
  const { t } = useTranslation('calendar');
  return (
    <Form.Item
      name="title"
      label={t('field.title')}
      rules={[{ required: true, whitespace: true, message: t('field.titleMissing') }]}
    >
      <Input autoFocus={autoFocus} maxLength={200} autoComplete="off" />
    </Form.Item>
  );
}
