import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './PresetList.module.css';

interface PresetNameFormProps {
  name?: string;
  submit: string;
  /** Names that are refused. */
  taken?: readonly string[];
  onSubmit: (name: string) => void;
  onCancel?: () => void;
}

const plain = (name: string) => name.trim().toLowerCase();

/** The name of a saved filter. */
export function PresetNameForm({ name = '', submit, taken = [], onSubmit, onCancel }: PresetNameFormProps) {
  const { t } = useTranslation('kit');
  const [form] = Form.useForm<{ name: string }>();
  return (
    <Form
      form={form}
      layout="vertical"
      className={styles.form}
      initialValues={{ name }}
      validateTrigger="onSubmit"
      onFinish={(values) => {
        onSubmit(values.name.trim());
        form.resetFields();
      }}
    >
      <Form.Item
        name="name"
        label={t('presets.name')}
        rules={[
          { required: true, whitespace: true, max: 40, message: t('presets.nameNeeded') },
          {
            validator: (_, typed: string) =>
              taken.some((other) => plain(other) === plain(typed))
                ? Promise.reject(new Error(t('presets.nameTaken')))
                : Promise.resolve(),
          },
        ]}
      >
        <Input autoComplete="off" maxLength={40} autoFocus={onCancel !== undefined} />
      </Form.Item>
      <div className={styles.buttons}>
        <Button htmlType="submit">{submit}</Button>
        {onCancel && (
          <Button type="text" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </Form>
  );
}
