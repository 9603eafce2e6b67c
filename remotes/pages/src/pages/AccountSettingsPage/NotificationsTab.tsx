import { Alert, Input, Switch } from '@atrium/ui';
import { Segmented } from '@atrium/ui/choice';
import { Form, useChangedFields } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateAccountMutation } from '../../api/account/accountApi';
import type { AccountNotification, AccountSettings, SettingsVersion } from '../../api/account/schemas';
import styles from './AccountSettings.module.css';
import matrix from './NotificationsTab.module.css';
import { SettingsForm } from './SettingsBody';
import { SettingsRow, SettingsSection } from './SettingsSection';

const PushSection = lazy(() => import('./PushSection'));

const kinds = ['message', 'order', 'invoice', 'task', 'review', 'system'] as const;
type Kind = (typeof kinds)[number];

const emailChoices = ['off', 'now', 'digest'] as const;

interface NotificationsTabProps {
  notification: AccountNotification;
  sendsEmails: boolean;
  version: SettingsVersion;
}

/** What the person hears of: in the product, by email at once or in a digest, and when not. */
export function NotificationsTab({ notification, sendsEmails, version }: NotificationsTabProps) {
  const { t } = useTranslation('pages');
  const [updateAccount] = useUpdateAccountMutation();
  const save = (changed: Partial<AccountNotification>, begunRev?: number) =>
    updateAccount({ notification: changed, rev: begunRev }).unwrap();
  const cells = kinds.flatMap((kind) => [
    [`${kind}InApp`, { label: t('notification.inAppOf', { kind: t(`notification.kind.${kind}`) }) }] as const,
    [`${kind}Email`, { label: t('notification.emailOf', { kind: t(`notification.kind.${kind}`) }) }] as const,
    [`${kind}Push`, { label: t('notification.pushOf', { kind: t(`notification.kind.${kind}`) }) }] as const,
  ]);
  return (
    <SettingsForm<AccountNotification>
      tab="notifications"
      values={notification}
      version={version}
      onSave={save}
      onUpdate={save}
      toValues={({ notification }: AccountSettings) => notification}
      fields={Object.fromEntries(cells)}
    >
      {!sendsEmails && (
        <div className={styles.unconfirmed}>
          <Alert type="info" title={t('notification.unsent')} description={t('notification.unsentText')} />
        </div>
      )}
      <SettingsSection title={t('notification.title')} text={t('notification.text')}>
        <Matrix />
      </SettingsSection>
      <SettingsSection title={t('notification.when')} text={t('notification.whenText')}>
        <SettingsRow name="digest" label={t('notification.digest')}>
          <Segmented
            aria-label={t('notification.digest')}
            options={(['day', 'week'] as const).map((value) => ({ value, label: t(`notification.every.${value}`) }))}
          />
        </SettingsRow>
        <SettingsRow name="quietFrom" label={t('notification.quietFrom')} extra={t('notification.quietHint')}>
          <Input type="time" />
        </SettingsRow>
        <SettingsRow name="quietTo" label={t('notification.quietTo')}>
          <Input type="time" />
        </SettingsRow>
      </SettingsSection>
      <Suspense>
        <PushSection />
      </Suspense>
    </SettingsForm>
  );
}

function Matrix() {
  const { t } = useTranslation('pages');
  return (
    <table className={matrix.matrix}>
      <thead>
        <tr>
          <th scope="col">{t('notification.about')}</th>
          <th scope="col">{t('notification.inApp')}</th>
          <th scope="col">{t('notification.push')}</th>
          <th scope="col">{t('notification.email')}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <KindRow key={kind} kind={kind} />
        ))}
      </tbody>
    </table>
  );
}

function KindRow({ kind }: { kind: Kind }) {
  const { t } = useTranslation('pages');
  const changed = useChangedFields();
  const name = t(`notification.kind.${kind}`);
  const isChanged = ([`${kind}InApp`, `${kind}Email`, `${kind}Push`] as const).some((field) => changed.includes(field));
  return (
    <tr className={isChanged ? styles.changed : ''}>
      <th scope="row">
        <span className={styles.words}>{name}</span>
      </th>
      <td>
        <Form.Item name={`${kind}InApp`} valuePropName="checked" noStyle>
          <Switch aria-label={t('notification.inAppOf', { kind: name })} />
        </Form.Item>
      </td>
      <td>
        <Form.Item name={`${kind}Push`} valuePropName="checked" noStyle>
          <Switch aria-label={t('notification.pushOf', { kind: name })} />
        </Form.Item>
      </td>
      <td>
        <Form.Item name={`${kind}Email`} noStyle>
          <Select
            aria-label={t('notification.emailOf', { kind: name })}
            virtual={false}
            options={emailChoices.map((value) => ({ value, label: t(`notification.choice.${value}`) }))}
          />
        </Form.Item>
      </td>
    </tr>
  );
}
