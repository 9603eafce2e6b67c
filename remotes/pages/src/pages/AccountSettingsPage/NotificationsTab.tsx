import { Alert, Switch } from '@atrium/ui';
import { Form, useChangedFields } from '@atrium/ui/forms';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateAccountMutation } from '../../api/account/accountApi';
import type { AccountNotification, AccountSettings, SettingsVersion } from '../../api/account/schemas';
import styles from './AccountSettings.module.css';
import { SettingsForm } from './SettingsBody';
import { SettingsSection } from './SettingsSection';

type Flag = keyof AccountNotification;
const activity: readonly Flag[] = ['commentOnArticle', 'answerOnForm', 'followMe'];
const newsletters: readonly Flag[] = ['newAnnouncements', 'productUpdates', 'blogDigest'];

/** Email preferences. None is sent so far, and the page says so. */
export function NotificationsTab({
  notification,
  version,
}: {
  notification: AccountNotification;
  version: SettingsVersion;
}) {
  const { t } = useTranslation('pages');
  const [updateAccount] = useUpdateAccountMutation();
  const save = (changed: Partial<AccountNotification>, begunRev?: number) =>
    updateAccount({ notification: changed, rev: begunRev }).unwrap();
  const labels = Object.fromEntries(
    [...activity, ...newsletters].map((flag) => [flag, { label: t(`notification.${flag}`) }]),
  );
  const flags = (names: readonly Flag[]) => names.map((flag) => <FlagSwitch key={flag} flag={flag} />);
  return (
    <SettingsForm<AccountNotification>
      tab="notifications"
      values={notification}
      version={version}
      onSave={save}
      onUpdate={save}
      toValues={({ notification }: AccountSettings) => notification}
      fields={labels}
    >
      <div className={styles.unconfirmed}>
        <Alert type="info" title={t('notification.unsent')} description={t('notification.unsentText')} />
      </div>
      <SettingsSection title={t('notification.activity')}>{flags(activity)}</SettingsSection>
      <SettingsSection title={t('notification.news')}>{flags(newsletters)}</SettingsSection>
    </SettingsForm>
  );
}

function FlagSwitch({ flag }: { flag: Flag }) {
  const { t } = useTranslation('pages');
  const id = useId();
  const isChanged = useChangedFields().includes(flag);
  return (
    <div className={[styles.row, styles.plain, isChanged ? styles.changed : ''].join(' ')}>
      <span id={id} className={styles.words}>
        {t(`notification.${flag}`)}
      </span>
      <Form.Item name={flag} valuePropName="checked" noStyle>
        <Switch aria-labelledby={id} aria-description={t('notification.unsent')} />
      </Form.Item>
    </div>
  );
}
