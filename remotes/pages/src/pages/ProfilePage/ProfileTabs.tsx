import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ProfileTab, profileTabPath, profileTabs, tabsOfOthers } from '../../model/profileTabs';
import styles from './ProfileTabs.module.css';

/** The parts of a profile, each a page of its own. */
export function ProfileTabs({ tab, person }: { tab: ProfileTab; person: number | undefined }) {
  const { t } = useTranslation('pages');
  return (
    <nav className={styles.tabs} aria-label={t('profile.parts')}>
      {(person === undefined ? profileTabs : tabsOfOthers).map((other) => (
        <Link
          key={other}
          className={styles.tab}
          to={profileTabPath(other, person)}
          {...(other === tab ? { 'aria-current': 'page' as const } : {})}
        >
          {t(`profile.tab.${other}`)}
        </Link>
      ))}
    </nav>
  );
}
