import { LogOut, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isWithin } from 'shared/contract/host';
import { useApps, useCan } from 'shared/runtime';
import { Icon } from 'shared/ui';
import { usePrefetchPath } from '../apps/prefetch';
import { usePathname } from '../common/PathnameProvider';
import { settingsPath } from '../navigation/searchEntries';
import { useSignOut } from '../session/useSignOut';
import styles from './Menu.module.css';
import item from './MenuItem.module.css';

interface SettingsLinkProps {
  path: string;
  onGo?: (() => void) | undefined;
}

function SettingsLink({ path, onGo }: SettingsLinkProps) {
  const { t } = useTranslation('shell');
  const prefetch = usePrefetchPath(path);
  const isHere = isWithin(usePathname(), path);
  return (
    <Link
      className={item.link}
      to={path}
      aria-current={isHere ? 'page' : undefined}
      data-active={isHere || undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={onGo}
    >
      <Icon of={Settings} />
      <span className={item.label}>{t('menu.settings')}</span>
    </Link>
  );
}

/** The end of the menu: one's settings, where some app has that page and one may open it, and the way out. */
export function MenuEnd({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation('shell');
  const signOut = useSignOut();
  const settings = settingsPath(useApps(), useCan());
  return (
    <section className={`${styles.group} ${styles.end}`} aria-label={t('menu.account')}>
      <ul className={styles.list}>
        {settings && (
          <li>
            <SettingsLink path={settings} onGo={onGo} />
          </li>
        )}
        <li>
          <button type="button" className={item.link} onClick={signOut}>
            <Icon of={LogOut} />
            <span className={item.label}>{t('signOut')}</span>
          </button>
        </li>
      </ul>
    </section>
  );
}
