import { LoadingRows, Page, Tabs } from '@atrium/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import {
  type OrganisationTab,
  organisationPath,
  organisationTabs,
  readOrganisationTab,
} from '../../model/organisationTabs';

const parts: Record<OrganisationTab, ReturnType<typeof lazy>> = {
  audit: lazy(() => import('./AuditTab')),
  branding: lazy(() => import('./BrandingTab')),
  emails: lazy(() => import('./EmailsTab')),
  provisioning: lazy(() => import('./ProvisioningTab')),
  services: lazy(() => import('./ServicesTab')),
  webhooks: lazy(() => import('./WebhooksTab')),
};

/** Settings of the organisation, for admins: each part loads when it is opened. */
export default function Organisation() {
  const { t } = useTranslation('users');
  const navigate = useNavigate();
  const tab = readOrganisationTab(useParams().tab);
  return (
    <Page title={t('organisation.title')}>
      <Tabs
        label={t('organisation.parts')}
        activeKey={tab}
        onChange={(key) => navigate(organisationPath(readOrganisationTab(key)))}
        items={organisationTabs.map((key) => {
          const Part = parts[key];
          return {
            key,
            label: t(`organisation.tab.${key}`),
            children: (
              <Suspense fallback={<LoadingRows shape="line" />}>
                <Part />
              </Suspense>
            ),
          };
        })}
      />
    </Page>
  );
}
