import { LogOut, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isWithin, ownerOfPath } from 'shared/contract/host';
import { useApps, useCan } from 'shared/runtime';
import { Icon } from 'shared/ui';
import { useSignOut } from '../auth/useSignOut';
import { usePrefetchPath } from '../context/usePrefetch';
import { usePathname } from '../router/PathnameProvider';
import styles from './Menu.module.css';

const settingsPath = '/pages/account-settings';

/** The end of the menu: one's settings, where some app has that page and one may open it, and the way out. */
export function MenuEnd({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation('shell');
  const signOut = useSignOut();
  const pathname = usePathname();
  const settings = ownerOfPath(useApps(), settingsPath);
  const can = useCan();
  const prefetch = usePrefetchPath(settingsPath);
  const isHere = isWithin(pathname, settingsPath);
  return (
    <section className={`${styles.group} ${styles.end}`} aria-label={t('menu.account')}>
      <ul className={styles.list}>
        {settings && can(settings.entry.requires) && (
          <li>
            <Link
              className={styles.link}
              to={settingsPath}
              aria-current={isHere ? 'page' : undefined}
              data-active={isHere || undefined}
              onPointerEnter={prefetch}
              onFocus={prefetch}
              onClick={onGo}
            >
              <Icon of={Settings} />
              <span className={styles.label}>{t('menu.settings')}</span>
            </Link>
          </li>
        )}
        <li>
          <button type="button" className={styles.link} onClick={signOut}>
            <Icon of={LogOut} />
            <span className={styles.label}>{t('signOut')}</span>
          </button>
        </li>
      </ul>
    </section>
  );
}
