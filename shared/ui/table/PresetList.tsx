import { Button, Form, Input } from 'antd';
import { Check, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../Icon/IconButton';
import styles from './PresetList.module.css';
import type { Preset } from './presets';

interface PresetListProps {
  presets: readonly Preset[];
  /** The name of the one whose filters are set. */
  current: string | undefined;
  /** There are filters that no preset holds yet. */
  canSave: boolean;
  onChoose: (preset: Preset) => void;
  onSave: (name: string) => void;
  onDelete: (preset: Preset) => void;
}

export function PresetList({ presets, current, canSave, onChoose, onSave, onDelete }: PresetListProps) {
  const { t } = useTranslation('kit');
  const [form] = Form.useForm<{ name: string }>();
  return (
    <div className={styles.panel}>
      {presets.length > 0 && (
        <ul className={styles.presets} aria-label={t('presets.title')}>
          {presets.map((preset) => (
            <li key={preset.name} className={styles.preset}>
              <Button
                type="text"
                className={styles.choose}
                aria-pressed={preset.name === current}
                onClick={() => onChoose(preset)}
              >
                <span className={styles.name}>{preset.name}</span>
                {preset.name === current && <Icon of={Check} />}
              </Button>
              <IconButton
                label={t('presets.delete', { name: preset.name })}
                icon={Trash2}
                onClick={() => onDelete(preset)}
              />
            </li>
          ))}
        </ul>
      )}
      {canSave && (
        <Form
          form={form}
          layout="vertical"
          className={styles.save}
          onFinish={({ name }) => {
            onSave(name.trim());
            form.resetFields();
          }}
        >
          <Form.Item
            name="name"
            label={t('presets.name')}
            rules={[{ required: true, whitespace: true, max: 40, message: t('presets.nameNeeded') }]}
          >
            <Input autoComplete="off" maxLength={40} />
          </Form.Item>
          <Button htmlType="submit">{t('presets.save')}</Button>
        </Form>
      )}
      {presets.length === 0 && !canSave && <p className={styles.hint}>{t('presets.hint')}</p>}
    </div>
  );
}
