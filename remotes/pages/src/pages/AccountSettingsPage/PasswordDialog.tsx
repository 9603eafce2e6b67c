import { Form, Input, Modal, useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explainWrongPassword } from '../../model/passwordRefusal';
import styles from './AccountSettings.module.css';
import { showRefusal } from './showRefusal';

interface PasswordDialogProps {
  title: string;
  text: string;
  /** What the button says. */
  confirm: string;
  /** Makes the call; what it rejects with is shown, beside the field where it names it. */
  onSend: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before something is changed about how the person signs in. */
export function PasswordDialog({ title, text, confirm, onSend, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const [form] = Form.useForm<{ password: string }>();
  const [isOpen, setOpen] = useState(true);
  const [isSending, setSending] = useState(false);

  const send = async ({ password }: { password: string }) => {
    setSending(true);
    try {
      await onSend(password);
      setOpen(false);
    } catch (error) {
      const message = showRefusal(form, explainWrongPassword(error, 'password', t('password.wrong')));
      if (message) toast.error(message);
    } finally {
      setSending(false);
    }
  };

  return (
    <Modal
      open={isOpen}
      title={title}
      okText={confirm}
      cancelText={t('cancel')}
      confirmLoading={isSending}
      onOk={() => form.submit()}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={420}
    >
      <p className={styles.dialogText}>{text}</p>
      <Form form={form} name="ownPassword" initialValues={{ password: '' }} onFinish={(values) => void send(values)}>
        <Form.Item
          name="password"
          label={t('password.old')}
          rules={[{ required: true, message: t('account.required') }]}
        >
          <Input.Password autoFocus autoComplete="current-password" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
