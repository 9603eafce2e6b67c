import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Input, useToast } from 'shared/ui';
import { useChangePasswordMutation } from '../api/account/accountApi';
import styles from './AccountSettings.module.css';
import { SettingsForm } from './SettingsForm';

const empty = { oldPassword: '', newPassword: '', repeated: '' };

/** Another password; each time begins with empty fields. */
export function PasswordTab() {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const [round, setRound] = useState(0);
  const [changePassword] = useChangePasswordMutation();
  const required = { required: true, message: t('account.required') };
  return (
    <SettingsForm
      key={round}
      tab="password"
      values={empty}
      onSave={({ oldPassword, newPassword }) => changePassword({ oldPassword, newPassword }).unwrap()}
      onSaved={() => {
        toast.success(t('password.changed'));
        setRound(round + 1);
      }}
    >
      <div className={styles.column}>
        <Form.Item name="oldPassword" label={t('password.old')} rules={[required]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item name="newPassword" label={t('password.new')} rules={[required]}>
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="repeated"
          label={t('password.repeat')}
          dependencies={['newPassword']}
          rules={[
            required,
            ({ getFieldValue }) => ({
              validator: async (_, value: string) => {
                if (value && value !== getFieldValue('newPassword')) throw new Error(t('password.differs'));
              },
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
      </div>
    </SettingsForm>
  );
}
