import { Button, Form, Input } from 'antd';
import { Check, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../Icon/IconButton';
import styles from './PresetList.module.css';
import type { Preset } from './presets';

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
function PresetNameForm({ name = '', submit, taken = [], onSubmit, onCancel }: PresetNameFormProps) {
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

interface PresetListProps {
  presets: readonly Preset[];
  /** The name of the one whose filters are set. */
  current: string | undefined;
  /** There are filters that no preset holds yet. */
  canSave: boolean;
  onChoose: (preset: Preset) => void;
  onSave: (name: string) => void;
  onRename: (preset: Preset, name: string) => void;
  onDelete: (preset: Preset) => void;
}

export function PresetList({ presets, current, canSave, onChoose, onSave, onRename, onDelete }: PresetListProps) {
  const { t } = useTranslation('kit');
  return (
    <div className={styles.panel}>
      {presets.length > 0 && (
        <ul className={styles.presets} aria-label={t('presets.title')}>
          {presets.map((preset) => (
            <PresetRow
              key={preset.name}
              name={preset.name}
              isCurrent={preset.name === current}
              otherNames={presets.filter((other) => other !== preset).map(({ name }) => name)}
              onChoose={() => onChoose(preset)}
              onRename={(name) => onRename(preset, name)}
              onDelete={() => onDelete(preset)}
            />
          ))}
        </ul>
      )}
      {canSave && (
        <div className={styles.save}>
          <PresetNameForm submit={t('presets.save')} onSubmit={onSave} />
        </div>
      )}
      {presets.length === 0 && !canSave && <p className={styles.hint}>{t('presets.hint')}</p>}
    </div>
  );
}

interface PresetRowProps {
  name: string;
  /** Its filters are those that are set. */
  isCurrent: boolean;
  /** The names that are taken by others. */
  otherNames: readonly string[];
  onChoose: () => void;
  onRename: (name: string) => void;
  onDelete: () => void;
}

/** A saved filter: to choose, to give another name, to delete. */
function PresetRow({ name, isCurrent, otherNames, onChoose, onRename, onDelete }: PresetRowProps) {
  const { t } = useTranslation('kit');
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming)
    return (
      <li>
        <PresetNameForm
          name={name}
          submit={t('presets.rename')}
          taken={otherNames}
          onCancel={() => setRenaming(false)}
          onSubmit={(next) => {
            setRenaming(false);
            onRename(next);
          }}
        />
      </li>
    );
  return (
    <li className={styles.preset}>
      <Button type="text" className={styles.choose} aria-pressed={isCurrent} onClick={onChoose}>
        <span className={styles.name}>{name}</span>
        {isCurrent && <Icon of={Check} />}
      </Button>
      <IconButton label={t('presets.renameOf', { name })} icon={Pencil} onClick={() => setRenaming(true)} />
      <IconButton label={t('presets.delete', { name })} icon={Trash2} onClick={onDelete} />
    </li>
  );
}
