import { personLimits } from '@atrium/contract/person';
import { useRuntime } from '@atrium/sdk';
import { ErrorState, Input, LoadingRows, toDay } from '@atrium/ui';
import { DatePicker } from '@atrium/ui/date';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useGetAccountQuery, useUpdateAccountMutation } from '../../api/account/accountApi';
import type { AccountInfo, AccountSettings, SettingsVersion, SocialLinks } from '../../api/account/schemas';
import { type AccountTab, accountTabPath, accountTabsFor, readAccountTab } from '../../model/accountTabs';
import { networkNames, socialNetworks } from '../../model/socialDraft';
import { ApiTokensTab } from './ApiTokensTab';
import { ConnectionsTab } from './ConnectionsTab';
import { DeleteTab } from './DeleteTab';
import { fieldRules } from './fieldRules';
import { GeneralTab } from './GeneralTab';
import { NotificationsTab } from './NotificationsTab';
import { PasswordTab } from './PasswordTab';
import { PreferencesTab } from './PreferencesTab';
import { SessionsSection } from './SessionsSection';
import { SettingsForm, SettingsPlainPage } from './SettingsBody';
import { SettingsRow, SettingsSection } from './SettingsSection';
import { TwoStepSection } from './TwoStepSection';

function InformationTab({ info, version }: { info: AccountInfo; version: SettingsVersion }) {
  const { t } = useTranslation('pages');
  const [updateAccount] = useUpdateAccountMutation();
  const today = toDay(useRuntime().clock.now());
  const rules = fieldRules(t);
  const save = (changed: Partial<AccountInfo>, begunRev?: number) =>
    updateAccount({ info: changed, rev: begunRev }).unwrap();
  return (
    <SettingsForm<AccountInfo>
      tab="information"
      values={info}
      version={version}
      onSave={save}
      onUpdate={save}
      toValues={({ info }: AccountSettings) => info}
    >
      <SettingsSection title={t('account.tab.information')} text={t('info.text')}>
        <SettingsRow name="bio" label={t('info.bio')} extra={t('info.bioHint')} rules={rules.bio}>
          <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} maxLength={personLimits.bio} showCount dir="auto" />
        </SettingsRow>
        <SettingsRow name="dob" label={t('info.dob')} rules={rules.birthday(today)}>
          <DatePicker max={today} />
        </SettingsRow>
        <SettingsRow name="country" label={t('info.country')} rules={rules.country}>
          <Input autoComplete="country-name" dir="auto" />
        </SettingsRow>
        <SettingsRow name="website" label={t('info.website')} extra={t('info.websiteHint')} rules={rules.link}>
          <Input type="url" autoComplete="url" />
        </SettingsRow>
        <SettingsRow name="phone" label={t('info.phone')} rules={rules.phone}>
          <Input type="tel" autoComplete="tel" />
        </SettingsRow>
      </SettingsSection>
    </SettingsForm>
  );
}

function SocialTab({ links, version }: { links: SocialLinks; version: SettingsVersion }) {
  const { t } = useTranslation('pages');
  const [updateAccount] = useUpdateAccountMutation();
  const rules = fieldRules(t);
  const save = (changed: Partial<SocialLinks>, begunRev?: number) =>
    updateAccount({ social: { socialLinks: changed }, rev: begunRev }).unwrap();
  return (
    <SettingsForm<SocialLinks>
      tab="social"
      values={links}
      version={version}
      onSave={save}
      onUpdate={save}
      toValues={({ social }: AccountSettings) => social.socialLinks}
    >
      <SettingsSection title={t('social.links')} text={t('social.linksText')}>
        {socialNetworks.map((network) => (
          <SettingsRow key={network} name={network} label={networkNames[network]} rules={rules.link}>
            <Input type="url" placeholder="https://" />
          </SettingsRow>
        ))}
      </SettingsSection>
    </SettingsForm>
  );
}

function ProviderSection({ provider }: { provider: string }) {
  const { t } = useTranslation('pages');
  return <SettingsSection title={t('provider.title', { provider })} text={t('provider.text')} />;
}

const SecurityTab = ({ provider }: { provider: string | undefined }) => (
  <SettingsPlainPage tab="security">
    {provider ? <ProviderSection provider={provider} /> : <TwoStepSection />}
    <SessionsSection />
  </SettingsPlainPage>
);

/** Settings of the person: each tab is saved separately. */
export default function AccountSettingsPage() {
  const { t } = useTranslation('pages');
  const tab = readAccountTab(useParams().tab);
  const { data, error, isFetching, refetch } = useGetAccountQuery();
  if (!tab) return <Navigate to={accountTabPath('general')} replace />;
  if (data && !accountTabsFor(data.provider).includes(tab)) return <Navigate to={accountTabPath('security')} replace />;
  if (data) return <OpenTab tab={tab} settings={data} />;
  return (
    <SettingsPlainPage tab={tab}>
      {error && !isFetching ? (
        <ErrorState error={error} onRetry={refetch} title={t('account.failed')} />
      ) : (
        <LoadingRows shape="text" />
      )}
    </SettingsPlainPage>
  );
}

function OpenTab({ tab, settings }: { tab: AccountTab; settings: AccountSettings }) {
  const { general, info, social, notification, sendsNotices, preferences, provider, ...version } = settings;
  const tabs: Record<AccountTab, ReactNode> = {
    general: <GeneralTab general={general} version={version} provider={provider} />,
    information: <InformationTab info={info} version={version} />,
    preferences: <PreferencesTab preferences={preferences} version={version} />,
    password: <PasswordTab general={general} />,
    security: <SecurityTab provider={provider} />,
    social: <SocialTab links={social.socialLinks} version={version} />,
    connections: <ConnectionsTab connections={social.connections} />,
    tokens: <ApiTokensTab />,
    notifications: <NotificationsTab notification={notification} sendsEmails={sendsNotices} version={version} />,
    delete: <DeleteTab username={general.username} hasPassword={!provider} />,
  };
  return tabs[tab];
}
