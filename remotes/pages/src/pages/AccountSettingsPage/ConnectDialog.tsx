import { Form, Input, Modal, useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateAccountMutation } from '../../api/account/accountApi';
import { type ConnectedAccount, isAccountName, networkNames } from '../../model/socialDraft';
import { showRefusal } from './showRefusal';

interface ConnectDialogProps {
  account: ConnectedAccount;
  onClose: () => void;
}

/** Connects an account elsewhere. The demo takes the network's consent for granted, and asks for the name there. */
export function ConnectDialog({ account, onClose }: ConnectDialogProps) {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const [form] = Form.useForm<{ name: string }>();
  const [isOpen, setOpen] = useState(true);
  const [updateAccount, { isLoading }] = useUpdateAccountMutation();
  const network = networkNames[account];

  const connect = async ({ name }: { name: string }) => {
    const connection = { id: name.trim(), profileImg: null };
    const { error } = await updateAccount({ social: { connections: { [account]: connection } } });
    if (error) {
      const message = showRefusal(form, error);
      if (message) toast.error(message);
      return;
    }
    toast.success(t('connections.connected', { network }));
    setOpen(false);
  };

  return (
    <Modal
      open={isOpen}
      title={t('connections.connectTo', { network })}
      okText={t('connections.connect')}
      cancelText={t('cancel')}
      confirmLoading={isLoading}
      onOk={() => form.submit()}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={420}
    >
      <Form form={form} name="connect" initialValues={{ name: '' }} onFinish={(values) => void connect(values)}>
        <Form.Item
          name="name"
          label={t('connections.name', { network })}
          extra={t('connections.nameHint')}
          rules={[
            { required: true, whitespace: true, message: t('account.required') },
            {
              validator: async (_, name: string) => {
                if (name.trim() && !isAccountName(name)) throw new Error(t('connections.noName'));
              },
            },
          ]}
        >
          <Input autoFocus autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
