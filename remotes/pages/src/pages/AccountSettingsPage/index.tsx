import { ErrorState, LoadingRows } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { useGetAccountQuery } from '../../api/account/accountApi';
import type { AccountSettings } from '../../api/account/schemas';
import { type AccountTab, accountTabPath, accountTabsFor, readAccountTab } from '../../model/accountTabs';
import { ConnectionsTab } from './ConnectionsTab';
import { DeleteTab } from './DeleteTab';
import { GeneralTab } from './GeneralTab';
import { InformationTab } from './InformationTab';
import { NotificationsTab } from './NotificationsTab';
import { PasswordTab } from './PasswordTab';
import { PreferencesTab } from './PreferencesTab';
import { SecurityTab } from './SecurityTab';
import { SettingsPlainPage } from './SettingsPlainPage';
import { SocialTab } from './SocialTab';

/** The settings of the person who is signed in: each tab is saved by itself. */
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
  const { general, info, social, notification, preferences, provider, ...version } = settings;
  const tabs: Record<AccountTab, ReactNode> = {
    general: <GeneralTab general={general} version={version} provider={provider} />,
    information: <InformationTab info={info} version={version} />,
    preferences: <PreferencesTab preferences={preferences} version={version} />,
    password: <PasswordTab general={general} />,
    security: <SecurityTab provider={provider} />,
    social: <SocialTab links={social.socialLinks} version={version} />,
    connections: <ConnectionsTab connections={social.connections} />,
    notifications: <NotificationsTab notification={notification} version={version} />,
    delete: <DeleteTab username={general.username} hasPassword={!provider} />,
  };
  return tabs[tab];
}
