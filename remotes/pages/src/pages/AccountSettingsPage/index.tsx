import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { ErrorState, LoadingRows, Page } from 'shared/ui';
import { useGetAccountQuery } from '../../api/account/accountApi';
import type { AccountSettings } from '../../api/account/schemas';
import { type AccountTab, accountTabPath, readAccountTab } from '../../model/accountTabs';
import { GeneralTab } from './GeneralTab';
import { InformationTab } from './InformationTab';
import { NotificationsTab } from './NotificationsTab';
import { PasswordTab } from './PasswordTab';
import { SettingsTabs } from './SettingsTabs';
import { SocialTab } from './SocialTab';

/** The settings of the person who is signed in: each tab is saved by itself. */
export default function AccountSettingsPage() {
  const { t } = useTranslation('pages');
  const tab = readAccountTab(useParams().tab);
  const { data, error, isFetching, refetch } = useGetAccountQuery();
  if (!tab) return <Navigate to={accountTabPath('general')} replace />;
  if (data) return <OpenTab tab={tab} settings={data} />;
  return (
    <Page width="narrow" title={t('account.title')}>
      <SettingsTabs tab={tab} />
      {error && !isFetching ? (
        <ErrorState error={error} onRetry={refetch} title={t('account.failed')} />
      ) : (
        <LoadingRows shape="text" />
      )}
    </Page>
  );
}

function OpenTab({ tab, settings }: { tab: AccountTab; settings: AccountSettings }) {
  const { rev } = settings;
  const tabs: Record<AccountTab, ReactNode> = {
    general: <GeneralTab general={settings.general} rev={rev} />,
    password: <PasswordTab />,
    information: <InformationTab info={settings.info} rev={rev} />,
    social: <SocialTab social={settings.social} rev={rev} />,
    notifications: <NotificationsTab notification={settings.notification} rev={rev} />,
  };
  return tabs[tab];
}
