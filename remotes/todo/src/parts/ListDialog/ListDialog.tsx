import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readApiError } from 'shared/runtime';
import { Button, Form, Input, Modal } from 'shared/ui';
import { nameLimit } from '../../api/limits';
import type { Tone } from '../../api/schemas';
import { TonePicker } from './TonePicker';

interface NamedList {
  name: string;
  tone: Tone;
}

interface ListDialogProps {
  title: string;
  list: NamedList;
  onSave: (list: NamedList) => Promise<unknown>;
  /** Called once it is gone from the page: the focus is back where it was. */
  onClose: () => void;
}

/** Name and colour of a tag or a project. */
export default function ListDialog({ title, list, onSave, onClose }: ListDialogProps) {
  const { t } = useTranslation('todo');
  const id = useId();
  const [form] = Form.useForm<NamedList>();
  const [isOpen, setOpen] = useState(true);
  const [isSaving, setSaving] = useState(false);
  const close = () => setOpen(false);
  const save = async (written: NamedList) => {
    setSaving(true);
    try {
      await onSave({ ...written, name: written.name.trim() });
      close();
    } catch (error) {
      const { codes, message } = readApiError(error);
      form.setFields([{ name: 'name', errors: [codes.name === 'taken' ? t('list.taken') : message] }]);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Modal
      open={isOpen}
      title={title}
      onCancel={close}
      afterClose={onClose}
      width={400}
      footer={
        <>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="primary" htmlType="submit" form={id} loading={isSaving}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} initialValues={list} onFinish={(written: NamedList) => void save(written)}>
        <Form.Item
          name="name"
          label={t('list.name')}
          rules={[{ required: true, whitespace: true, message: t('list.nameMissing') }]}
        >
          <Input maxLength={nameLimit} autoComplete="off" />
        </Form.Item>
        <Form.Item name="tone" label={t('list.colour')}>
          <TonePicker />
        </Form.Item>
      </Form>
    </Modal>
  );
}
