import { Button, Form, Input } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

export const longestName = 60;

interface Props {
  isSaving: boolean;
  /** Whether it is kept. */
  save: (name: string) => Promise<boolean>;
}

/** A name for what is shown now. */
export function ViewForm({ isSaving, save }: Props) {
  const { t } = useTranslation('dashboards');
  const [form] = Form.useForm<{ name: string }>();
  const keep = async ({ name }: { name: string }) => {
    if (await save(name.trim())) form.resetFields();
  };
  return (
    <Form<{ name: string }> form={form} name="view" onFinish={(values) => void keep(values)}>
      <Form.Item
        name="name"
        label={t('views.name')}
        rules={[{ required: true, whitespace: true, message: t('views.nameMissing') }]}
      >
        <Input maxLength={longestName} />
      </Form.Item>
      <Button htmlType="submit" loading={isSaving}>
        {t('views.save')}
      </Button>
    </Form>
  );
}
