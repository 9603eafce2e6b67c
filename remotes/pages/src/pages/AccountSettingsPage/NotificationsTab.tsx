import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Section, Switch } from 'shared/ui';
import { useUpdateAccountMutation } from '../../api/account/accountApi';
import type { AccountNotification, AccountSettings } from '../../api/account/schemas';
import styles from './AccountSettings.module.css';
import { SettingsForm } from './SettingsForm';

type Flag = keyof AccountNotification;
const activity: readonly Flag[] = ['commentOnArticle', 'answerOnForm', 'followMe'];
const news: readonly Flag[] = ['newAnnouncements', 'productUpdates', 'blogDigest'];

/** The mails that the person wants to get. */
export function NotificationsTab({ notification, rev }: { notification: AccountNotification; rev: number }) {
  const { t } = useTranslation('pages');
  const [updateAccount] = useUpdateAccountMutation();
  const save = (changed: Partial<AccountNotification>, begunRev?: number) =>
    updateAccount({ notification: changed, rev: begunRev }).unwrap();
  const labels = Object.fromEntries([...activity, ...news].map((flag) => [flag, { label: t(`notification.${flag}`) }]));
  const flags = (names: readonly Flag[]) => names.map((flag) => <FlagSwitch key={flag} flag={flag} />);
  return (
    <SettingsForm<AccountNotification>
      tab="notifications"
      values={notification}
      rev={rev}
      onSave={save}
      onUpdate={save}
      toValues={({ notification }: AccountSettings) => notification}
      fields={labels}
    >
      <div>
        <Section title={t('notification.activity')}>{flags(activity)}</Section>
        <Section title={t('notification.news')}>{flags(news)}</Section>
      </div>
    </SettingsForm>
  );
}

function FlagSwitch({ flag }: { flag: Flag }) {
  const { t } = useTranslation('pages');
  const id = useId();
  return (
    <div className={styles.switch}>
      <span id={id} className={styles.switchText}>
        {t(`notification.${flag}`)}
      </span>
      <Form.Item name={flag} valuePropName="checked" noStyle>
        <Switch aria-labelledby={id} />
      </Form.Item>
    </div>
  );
}
