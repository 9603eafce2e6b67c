import { Page } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountTab } from '../../model/accountTabs';
import { SettingsBody } from './SettingsBody';

export function SettingsPlainPage({ tab, children }: { tab: AccountTab; children: ReactNode }) {
  const { t } = useTranslation('pages');
  return (
    <Page width="wide" title={t('account.title')}>
      <SettingsBody tab={tab}>{children}</SettingsBody>
    </Page>
  );
}
