import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ProfileTab, profileTabPath, profileTabs } from '../../model/profileTabs';
import styles from './ProfileTabs.module.css';

/** The parts of the profile, each a page of its own. */
export function ProfileTabs({ tab }: { tab: ProfileTab }) {
  const { t } = useTranslation('pages');
  return (
    <nav className={styles.tabs} aria-label={t('profile.parts')}>
      {profileTabs.map((other) => (
        <Link
          key={other}
          className={styles.tab}
          to={profileTabPath(other)}
          {...(other === tab ? { 'aria-current': 'page' as const } : {})}
        >
          {t(`profile.tab.${other}`)}
        </Link>
      ))}
    </nav>
  );
}
