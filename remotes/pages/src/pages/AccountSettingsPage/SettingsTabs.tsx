import { Bell, Info, Link2, Lock, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from 'shared/ui';
import { type AccountTab, accountTabPath, accountTabs } from '../../model/accountTabs';
import styles from './AccountSettings.module.css';

const icons = { general: User, password: Lock, information: Info, social: Link2, notifications: Bell };

// On phones the tabs do not all fit.
const showTab = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The parts of the settings, each a page of its own. */
export function SettingsTabs({ tab }: { tab: AccountTab }) {
  const { t } = useTranslation('pages');
  return (
    <nav className={styles.tabs} aria-label={t('account.parts')}>
      {accountTabs.map((other) => (
        <Link
          key={other}
          className={styles.tab}
          to={accountTabPath(other)}
          {...(other === tab ? { 'aria-current': 'page' as const, ref: showTab } : {})}
        >
          <Icon of={icons[other]} />
          {t(`account.tab.${other}`)}
        </Link>
      ))}
    </nav>
  );
}
