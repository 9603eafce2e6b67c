import { Form, Input, useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation } from '../../api/account/accountApi';
import type { AccountGeneral } from '../../api/account/schemas';
import { explainWrongPassword } from '../../model/passwordRefusal';
import { brokenRule } from '../../model/passwordRules';
import { PasswordHelp } from './PasswordHelp';
import { SettingsForm } from './SettingsForm';
import { SettingsPart } from './SettingsPart';
import { SettingsRow } from './SettingsRow';

const empty = { oldPassword: '', newPassword: '', repeated: '' };

/** Changes the password; the fields are empty again afterwards. */
export function PasswordTab({ general: { username, fullName, email } }: { general: AccountGeneral }) {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const [round, setRound] = useState(0);
  const [changePassword] = useChangePasswordMutation();
  const required = { required: true, message: t('account.required') };
  const names = [username, fullName, email];
  return (
    <SettingsForm
      key={round}
      tab="password"
      values={empty}
      onSave={async ({ oldPassword, newPassword }) => {
        const { error } = await changePassword({ oldPassword, newPassword });
        if (error) throw explainWrongPassword(error, 'oldPassword', t('password.wrong'));
      }}
      onSaved={() => {
        toast.success(t('password.changed'));
        setRound(round + 1);
      }}
    >
      <SettingsPart title={t('account.tab.password')} text={t('password.text')}>
        <SettingsRow name="oldPassword" label={t('password.old')} rules={[required]}>
          <Input.Password autoComplete="current-password" />
        </SettingsRow>
        <SettingsRow
          name="newPassword"
          label={t('password.new')}
          extra={<PasswordHelp names={names} />}
          rules={[
            required,
            ({ getFieldValue }) => ({
              validator: async (_, password: string) => {
                const broken = brokenRule({ password, oldPassword: getFieldValue('oldPassword'), names });
                if (password && broken) throw new Error(t(`password.broken.${broken}`));
              },
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </SettingsRow>
        <RepeatedRow />
      </SettingsPart>
    </SettingsForm>
  );
}

/** The new password once more; with another new one it is checked again, once there is anything in it. */
function RepeatedRow() {
  const { t } = useTranslation('pages');
  const repeated = Form.useWatch('repeated');
  return (
    <SettingsRow
      name="repeated"
      label={t('password.repeat')}
      dependencies={repeated ? ['newPassword'] : []}
      rules={[
        { required: true, message: t('account.required') },
        ({ getFieldValue }) => ({
          validator: async (_, value: string) => {
            if (value && value !== getFieldValue('newPassword')) throw new Error(t('password.differs'));
          },
        }),
      ]}
    >
      <Input.Password autoComplete="new-password" />
    </SettingsRow>
  );
}
