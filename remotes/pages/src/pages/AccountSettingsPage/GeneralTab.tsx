import { readApiError, updateUser, useRuntime, useStoreFileMutation } from '@atrium/sdk';
import { Alert, Avatar, Button, Icon, Input, useToast } from '@atrium/ui';
import { AvatarField } from '@atrium/ui/picture';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useCancelEmailMutation,
  useSendEmailLinkMutation,
  useUpdateAccountMutation,
} from '../../api/account/accountApi';
import type { AccountGeneral, AccountSettings, SettingsVersion } from '../../api/account/schemas';
import styles from './AccountSettings.module.css';
import { fieldRules } from './fieldRules';
import { SettingsForm } from './SettingsBody';
import { SettingsRow, SettingsSection } from './SettingsSection';

/** Unconfirmed address: resend the link, or cancel the change. */
function AddressNotice({ general: { email, isEmailConfirmed, pendingEmail } }: { general: AccountGeneral }) {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const [sendLink, sending] = useSendEmailLinkMutation();
  const [cancel, cancelling] = useCancelEmailMutation();
  if (isEmailConfirmed && pendingEmail === null) return null;
  const run = (call: Promise<unknown>, done: string) =>
    call.then(
      () => toast.success(done),
      (error: unknown) => toast.error(readApiError(error).message),
    );
  const send = () => run(sendLink().unwrap(), t('account.linkSent', { email: pendingEmail ?? email }));
  return (
    <div className={styles.unconfirmed} role="status">
      <Alert
        type="warning"
        title={
          pendingEmail === null ? t('account.unconfirmed', { email }) : t('account.pending', { email: pendingEmail })
        }
        description={
          pendingEmail === null ? t('account.unconfirmedText') : t('account.pendingText', { current: email })
        }
        action={
          <span className={styles.actions}>
            <Button loading={sending.isLoading} onClick={() => void send()}>
              {pendingEmail === null ? t('account.sendLink') : t('account.sendAgain')}
            </Button>
            {pendingEmail !== null && (
              <Button
                type="text"
                loading={cancelling.isLoading}
                onClick={() => void run(cancel().unwrap(), t('account.emailKept', { email }))}
              >
                {t('account.cancelEmail')}
              </Button>
            )}
          </span>
        }
      />
    </div>
  );
}

interface EmailInputProps extends ComponentProps<typeof Input> {
  /** Confirmed address; null if there is none. */
  confirmed: string | null;
}

function EmailInput({ confirmed, ...props }: EmailInputProps) {
  const { t } = useTranslation('pages');
  return (
    <Input
      // Browsers write the domain of `type="email"` in Punycode.
      type="text"
      inputMode="email"
      dir="ltr"
      autoComplete="email"
      {...props}
      suffix={
        <span className={styles.confirmed}>
          {props.value === confirmed && (
            <>
              <Icon of={Check} size={14} /> {t('account.isConfirmed')}
            </>
          )}
        </span>
      }
    />
  );
}

type GeneralDraft = Omit<AccountGeneral, 'isEmailConfirmed' | 'pendingEmail'>;

const toDraft = ({ isEmailConfirmed: _, pendingEmail: __, ...draft }: AccountGeneral): GeneralDraft => draft;

interface GeneralTabProps {
  general: AccountGeneral;
  version: SettingsVersion;
  provider: string | undefined;
}

/** Public data: name, addresses and picture. */
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
      <SettingsSection title={t('account.tab.general')} text={t('account.generalText')}>
        {/* A group of controls: its label is of no single one. */}
        <SettingsRow name="avatar" label={t('account.avatar')} htmlFor={undefined}>
          <AvatarField
            label={t('account.avatar')}
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
      </SettingsSection>
    </SettingsForm>
  );
}
