import { useTranslation } from 'react-i18next';
import { updateUser, useRuntime } from 'shared/runtime';
import { Alert, Button, Form, Input, useToast } from 'shared/ui';
import { useConfirmEmailMutation, useUpdateAccountMutation } from '../../api/account/accountApi';
import type { AccountGeneral } from '../../api/account/schemas';
import styles from './AccountSettings.module.css';
import { AvatarField } from './AvatarField';
import { SettingsForm } from './SettingsForm';

type GeneralDraft = Omit<AccountGeneral, 'isEmailConfirmed'>;

/** Name, addresses and picture: what others see of the person. */
export function GeneralTab({ general, rev }: { general: AccountGeneral; rev: number }) {
  const { t } = useTranslation('pages');
  const { session } = useRuntime();
  const [updateAccount] = useUpdateAccountMutation();
  const { isEmailConfirmed, ...values } = general;
  const required = [{ required: true, whitespace: true, message: t('account.required') }];

  return (
    <SettingsForm<GeneralDraft>
      tab="general"
      values={values}
      rev={rev}
      onSave={async (draft, begunRev) => {
        const { fullName, username, email, avatar } = (await updateAccount({ general: draft, rev: begunRev }).unwrap())
          .general;
        updateUser(session, { fullName, username, email, avatar });
      }}
    >
      {!isEmailConfirmed && <UnconfirmedEmail email={general.email} />}
      <Form.Item name="avatar">
        <AvatarField name={general.fullName} />
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
