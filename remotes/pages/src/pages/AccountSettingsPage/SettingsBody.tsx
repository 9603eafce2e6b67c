import { Icon, Page, VisuallyHidden } from '@atrium/ui';
import { FormPage, type FormPageProps, useChangedFields } from '@atrium/ui/forms';
import { Bell, Info, KeyRound, Link2, Lock, Plug, ShieldCheck, SlidersHorizontal, Trash2, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetAccountQuery } from '../../api/account/accountApi';
import type { SettingsVersion } from '../../api/account/schemas';
import { type AccountTab, accountTabPath, accountTabsFor } from '../../model/accountTabs';
import styles from './AccountSettings.module.css';

const icons = {
  general: User,
  information: Info,
  preferences: SlidersHorizontal,
  password: Lock,
  security: ShieldCheck,
  social: Link2,
  connections: Plug,
  tokens: KeyRound,
  notifications: Bell,
  delete: Trash2,
};

// On phones the tabs do not all fit.
const showTab = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

function SettingsTabs({ tab }: { tab: AccountTab }) {
  const { t } = useTranslation('pages');
  const hasChanges = useChangedFields().length > 0;
  const { data } = useGetAccountQuery();
  return (
    <nav className={styles.tabs} aria-label={t('account.parts')}>
      {accountTabsFor(data?.provider).map((other) => (
        <Link
          key={other}
          className={styles.tab}
          to={accountTabPath(other)}
          {...(other === tab ? { 'aria-current': 'page' as const, ref: showTab } : {})}
        >
          <Icon of={icons[other]} />
          {t(`account.tab.${other}`)}
          {other === tab && hasChanges && <UnsavedMark />}
        </Link>
      ))}
    </nav>
  );
}

function UnsavedMark() {
  const { t } = useTranslation('pages');
  return (
    <>
      <span className={styles.unsaved} aria-hidden="true" />
      <VisuallyHidden>{t('account.unsaved')}</VisuallyHidden>
    </>
  );
}

const SettingsBody = ({ tab, children }: { tab: AccountTab; children: ReactNode }) => (
  <div className={styles.layout}>
    <SettingsTabs tab={tab} />
    <div className={styles.body}>{children}</div>
  </div>
);

interface SettingsFormProps<Values extends object>
  extends Pick<FormPageProps<Values>, 'values' | 'onSave' | 'onUpdate' | 'onSaved' | 'toValues' | 'fields'> {
  tab: AccountTab;
  version?: SettingsVersion;
  children: ReactNode;
}

export function SettingsForm<Values extends object>({ tab, version, children, ...rest }: SettingsFormProps<Values>) {
  const { t } = useTranslation('pages');
  return (
    <FormPage<Values> title={t('account.title')} width="wide" {...version} {...rest}>
      <SettingsBody tab={tab}>{children}</SettingsBody>
    </FormPage>
  );
}

export function SettingsPlainPage({ tab, children }: { tab: AccountTab; children: ReactNode }) {
  const { t } = useTranslation('pages');
  return (
    <Page width="wide" title={t('account.title')}>
      <SettingsBody tab={tab}>{children}</SettingsBody>
    </Page>
  );
}
