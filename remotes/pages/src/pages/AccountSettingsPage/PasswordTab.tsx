import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Input, useToast } from 'shared/ui';
import { useChangePasswordMutation } from '../../api/account/accountApi';
import { explainPasswordRefusal } from '../../model/passwordRefusal';
import styles from './AccountSettings.module.css';
import { SettingsForm } from './SettingsForm';

const empty = { oldPassword: '', newPassword: '', repeated: '' };

/** Changes the password; the fields are empty again afterwards. */
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
      onSave={async ({ oldPassword, newPassword }) => {
        const { error } = await changePassword({ oldPassword, newPassword });
        if (error) throw explainPasswordRefusal(error, t('password.wrong'));
      }}
      onSaved={() => {
        toast.success(t('password.changed'));
        setRound(round + 1);
      }}
    >
      <div className={styles.column}>
        <Form.Item name="oldPassword" label={t('password.old')} rules={[required]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item
          name="newPassword"
          label={t('password.new')}
          rules={[required, { min: 8, message: t('password.short') }]}
        >
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
