import { Avatar, Button, Input, Modal, useToast } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateAccountMutation } from '../../api/account/accountApi';
import type { SocialConnection, SocialConnections } from '../../api/account/schemas';
import { type ConnectedAccount, connectedAccounts, isAccountName, networkNames } from '../../model/socialDraft';
import styles from './AccountSettings.module.css';
import { SettingsPlainPage } from './SettingsBody';
import { SettingsSection } from './SettingsSection';
import { showRejection } from './showRejection';

interface ConnectDialogProps {
  account: ConnectedAccount;
  onClose: () => void;
}

/** Connects an external account. The demo assumes the network's consent, and asks for the name. */
function ConnectDialog({ account, onClose }: ConnectDialogProps) {
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
      const message = showRejection(form, error);
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

/** External accounts, connected and disconnected at once. */
export function ConnectionsTab({ connections }: { connections: SocialConnections }) {
  const { t } = useTranslation('pages');
  const [connecting, setConnecting] = useState<ConnectedAccount>();
  return (
    <SettingsPlainPage tab="connections">
      <SettingsSection title={t('account.tab.connections')} text={t('connections.text')}>
        <ul className={styles.list}>
          {connectedAccounts.map((account) => (
            <ConnectionRow
              key={account}
              account={account}
              connection={connections[account]}
              onConnect={() => setConnecting(account)}
            />
          ))}
        </ul>
      </SettingsSection>
      {connecting && <ConnectDialog account={connecting} onClose={() => setConnecting(undefined)} />}
    </SettingsPlainPage>
  );
}

interface ConnectionRowProps {
  account: ConnectedAccount;
  connection: SocialConnection;
  onConnect: () => void;
}

function ConnectionRow({ account, connection, onConnect }: ConnectionRowProps) {
  const { t } = useTranslation('pages');
  const network = networkNames[account];
  const { id, profileImg } = connection;
  const { isLoading, disconnect } = useDisconnect(account, connection);
  return (
    <li className={[styles.row, styles.plain].join(' ')}>
      <Avatar name={id ?? network} src={profileImg} size="l" />
      <div className={styles.words}>
        <p className={styles.name}>{network}</p>
        <p className={styles.hint}>{id ? <bdi>{id}</bdi> : t('connections.none')}</p>
      </div>
      {id ? (
        <Button loading={isLoading} aria-label={t('connections.disconnectFrom', { network })} onClick={disconnect}>
          {t('connections.disconnect')}
        </Button>
      ) : (
        <Button aria-label={t('connections.connectTo', { network })} onClick={onConnect}>
          {t('connections.connect')}
        </Button>
      )}
    </li>
  );
}

function useDisconnect(account: ConnectedAccount, before: SocialConnection) {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const [updateAccount, { isLoading }] = useUpdateAccountMutation();
  const storeConnection = async (connection: SocialConnection) => {
    const { error } = await updateAccount({ social: { connections: { [account]: connection } } });
    if (error) toast.error(t('connections.failed'));
    return !error;
  };
  const disconnect = async () => {
    if (!(await storeConnection({ id: null, profileImg: null }))) return;
    toast.success(t('connections.disconnected', { network: networkNames[account] }), {
      action: { label: t('undo'), onClick: () => void storeConnection(before) },
    });
  };
  return { isLoading, disconnect: () => void disconnect() };
}
