import { readApiError, updateUser, useRuntime, useStoreFileMutation } from '@atrium/sdk';
import { Avatar, Input } from '@atrium/ui';
import { AvatarField } from '@atrium/ui/picture';
import { useTranslation } from 'react-i18next';
import { useUpdateAccountMutation } from '../../api/account/accountApi';
import type { AccountGeneral, AccountSettings, SettingsVersion } from '../../api/account/schemas';
import { AddressNotice } from './AddressNotice';
import { EmailInput } from './EmailInput';
import { fieldRules } from './fieldRules';
import { SettingsForm } from './SettingsForm';
import { SettingsPart } from './SettingsPart';
import { SettingsRow } from './SettingsRow';

type GeneralDraft = Omit<AccountGeneral, 'isEmailConfirmed' | 'pendingEmail'>;

const toDraft = ({ isEmailConfirmed: _, pendingEmail: __, ...draft }: AccountGeneral): GeneralDraft => draft;

interface GeneralTabProps {
  general: AccountGeneral;
  version: SettingsVersion;
  /** Where the person signs in, and changes the address. */
  provider: string | undefined;
}

/** Name, addresses and picture: what others see of the person. */
export function GeneralTab({ general, version, provider }: GeneralTabProps) {
  const { t } = useTranslation('pages');
  const { session } = useRuntime();
  const [updateAccount] = useUpdateAccountMutation();
  const [storeFile] = useStoreFileMutation();
  const { isEmailConfirmed } = general;
  const save = async (changed: Partial<GeneralDraft>, begunRev?: number) => {
    const { fullName, username, email, avatar } = (await updateAccount({ general: changed, rev: begunRev }).unwrap())
      .general;
    updateUser(session, { fullName, username, email, avatar });
  };
  const rules = fieldRules(t);

  return (
    <SettingsForm<GeneralDraft>
      tab="general"
      values={toDraft(general)}
      version={version}
      onSave={save}
      onUpdate={save}
      toValues={(record: AccountSettings) => toDraft(record.general)}
      fields={{ avatar: { label: t('account.avatar'), show: (url) => <Avatar name={general.fullName} src={url} /> } }}
    >
      <AddressNotice general={general} />
      <SettingsPart title={t('account.tab.general')} text={t('account.generalText')}>
        <SettingsRow name="avatar" label={t('account.avatar')}>
          <AvatarField
            name={general.fullName}
            onStore={async (file) => (await storeFile(file).unwrap()).file.url}
            explain={(error) => readApiError(error).message}
          />
        </SettingsRow>
        <SettingsRow name="fullName" label={t('account.fullName')} rules={rules.fullName}>
          <Input autoComplete="name" dir="auto" />
        </SettingsRow>
        <SettingsRow
          name="username"
          label={t('account.username')}
          extra={t('account.usernameHint')}
          rules={rules.username}
        >
          <Input autoComplete="username" />
        </SettingsRow>
        <SettingsRow
          name="email"
          label={t('account.email')}
          extra={provider ? t('provider.email', { provider }) : t('account.emailHint')}
          rules={rules.email}
        >
          <EmailInput confirmed={isEmailConfirmed ? general.email : null} readOnly={provider !== undefined} />
        </SettingsRow>
        <SettingsRow name="company" label={t('account.company')} rules={rules.company}>
          <Input autoComplete="organization" dir="auto" />
        </SettingsRow>
      </SettingsPart>
    </SettingsForm>
  );
}
