import { readApiError, useRuntime } from '@atrium/sdk';
import { Alert, Button, Input, useToast } from '@atrium/ui';
import { Form, type FormInstance } from '@atrium/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDeleteAccountMutation, useLazyGetAccountQuery } from '../../api/account/accountApi';
import { useLazyGetProfileQuery } from '../../api/profile/profileApi';
import { explainWrongPassword } from '../../model/passwordRejection';
import styles from './AccountSettings.module.css';
import { SettingsPlainPage } from './SettingsBody';
import { SettingsSection } from './SettingsSection';
import { showRejection } from './showRejection';

function DownloadData({ username }: { username: string }) {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const [isLoading, setLoading] = useState(false);
  const [readSettings] = useLazyGetAccountQuery();
  const [readProfile] = useLazyGetProfileQuery();
  const download = async () => {
    setLoading(true);
    try {
      const [settings, { header, userAbout, post, latestPhotos }, { downloadFile }] = await Promise.all([
        readSettings().unwrap(),
        readProfile(undefined).unwrap(),
        import('@atrium/ui/table'),
      ]);
      const data = { settings, profile: { header, userAbout, posts: post, photos: latestPhotos } };
      downloadFile(`${username}.json`, JSON.stringify(data, null, 2), 'application/json');
    } catch {
      toast.error(t('delete.notDownloaded'));
    }
    setLoading(false);
  };
  return (
    <SettingsSection
      title={t('delete.download')}
      text={t('delete.downloadText')}
      end={
        <Button loading={isLoading} onClick={() => void download()}>
          {t('delete.downloadNow')}
        </Button>
      }
    />
  );
}

interface Values {
  username: string;
  password?: string;
}

/** Deletes the account, for who types its name, and its password where there is one. */
export function DeleteTab({ username, hasPassword }: { username: string; hasPassword: boolean }) {
  const { t } = useTranslation('pages');
  const [form] = Form.useForm<Values>();
  const { send, message, isLoading } = useAccountDeletion(form);

  const isSame = async (_: unknown, typed: string) => {
    if (typed.trim() && typed.trim() !== username) throw new Error(t('delete.differs'));
  };
  const required = { required: true, message: t('account.required') };

  return (
    <SettingsPlainPage tab="delete">
      <DownloadData username={username} />
      <SettingsSection title={t('account.tab.delete')} text={t('delete.text')}>
        <div className={styles.column}>
          {message && (
            <div className={styles.message}>
              <Alert type="error" title={message} />
            </div>
          )}
          <Form
            form={form}
            name="deleteAccount"
            initialValues={{ username: '', password: '' }}
            validateTrigger="onBlur"
            onFinish={(values) => void send(values)}
          >
            <Form.Item
              name="username"
              label={t('delete.username', { username })}
              rules={[required, { validator: isSame }]}
            >
              <Input autoComplete="off" />
            </Form.Item>
            {hasPassword && (
              <Form.Item name="password" label={t('password.old')} rules={[required]}>
                <Input.Password autoComplete="current-password" />
              </Form.Item>
            )}
            <Button danger type="primary" htmlType="submit" loading={isLoading}>
              {t('delete.submit')}
            </Button>
          </Form>
        </div>
      </SettingsSection>
    </SettingsPlainPage>
  );
}

/** Deletes the account and leaves, or explains why not. */
function useAccountDeletion(form: FormInstance<Values>) {
  const { t } = useTranslation('pages');
  const { session } = useRuntime();
  const navigate = useNavigate();
  const [message, setMessage] = useState('');
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();

  const send = async (values: Values) => {
    setMessage('');
    const { error } = await deleteAccount({ password: '', ...values, username: values.username.trim() });
    if (!error) {
      session.signOut();
      navigate('/login', { replace: true });
      return;
    }
    const isLastAdmin = readApiError(error).codes[''] === 'lastAdmin';
    const rest = showRejection(form, explainWrongPassword(error, 'password', t('password.wrong')));
    setMessage(isLastAdmin ? t('delete.lastAdmin') : (rest ?? ''));
  };
  return { send, message, isLoading };
}
