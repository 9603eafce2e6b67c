import { useTranslation } from 'react-i18next';
import { readApiError, updateUser, useRuntime, useStoreFileMutation } from 'shared/runtime';
import { Alert, Avatar, Button, Form, Input, useToast } from 'shared/ui';
import { AvatarField } from 'shared/ui/picture';
import { useConfirmEmailMutation, useUpdateAccountMutation } from '../../api/account/accountApi';
import type { AccountGeneral, AccountSettings } from '../../api/account/schemas';
import styles from './AccountSettings.module.css';
import { SettingsForm } from './SettingsForm';

type GeneralDraft = Omit<AccountGeneral, 'isEmailConfirmed'>;

const toDraft = ({ isEmailConfirmed: _, ...draft }: AccountGeneral): GeneralDraft => draft;

/** Name, addresses and picture: what others see of the person. */
export function GeneralTab({ general, rev }: { general: AccountGeneral; rev: number }) {
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
  const required = [{ required: true, whitespace: true, message: t('account.required') }];

  return (
    <SettingsForm<GeneralDraft>
      tab="general"
      values={toDraft(general)}
      rev={rev}
      onSave={save}
      onUpdate={save}
      toValues={(record: AccountSettings) => toDraft(record.general)}
      fields={{ avatar: { label: t('account.avatar'), show: (url) => <Avatar name={general.fullName} src={url} /> } }}
    >
      {!isEmailConfirmed && <UnconfirmedEmail email={general.email} />}
      <Form.Item name="avatar">
        <AvatarField
          name={general.fullName}
          onStore={async (file) => (await storeFile(file).unwrap()).file.url}
          explain={(error) => readApiError(error).message}
        />
      </Form.Item>
      <div className={styles.fields}>
        <Form.Item name="fullName" label={t('account.fullName')} rules={required}>
          <Input autoComplete="name" />
        </Form.Item>
        <Form.Item name="username" label={t('account.username')} rules={required}>
          <Input autoComplete="username" />
        </Form.Item>
        <Form.Item
          name="email"
          label={t('account.email')}
          rules={[...required, { type: 'email', message: t('account.noEmail') }]}
        >
          <Input type="email" autoComplete="email" />
        </Form.Item>
        <Form.Item name="company" label={t('account.company')}>
          <Input autoComplete="organization" />
        </Form.Item>
      </div>
    </SettingsForm>
  );
}

function UnconfirmedEmail({ email }: { email: string }) {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const [confirmEmail, { isLoading }] = useConfirmEmailMutation();
  const confirm = async () => {
    const { error } = await confirmEmail();
    if (error) toast.error(t('account.confirmFailed'));
    else toast.success(t('account.confirmed'));
  };
  return (
    <div className={styles.unconfirmed}>
      <Alert
        type="warning"
        title={t('account.unconfirmed', { email })}
        action={
          <Button loading={isLoading} onClick={() => void confirm()}>
            {t('account.confirm')}
          </Button>
        }
      />
    </div>
  );
}
