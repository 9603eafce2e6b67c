import { isWithin } from '@atrium/contract/host';
import { useApps, useCan } from '@atrium/sdk';
import { Icon, IconButton, Logo, SideDrawer } from '@atrium/ui';
import { LogOut, PanelLeftClose, PanelLeftOpen, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePrefetchPath } from '../apps/prefetch';
import { useBrand } from '../common/brand';
import { usePathname } from '../common/GuardedRouter';
import { useChangeSettings, useSkin } from '../common/useSettings';
import { settingsPath } from '../navigation/searchEntries';
import { useSignOut } from '../session/useSignOut';
import styles from './Menu.module.css';
import item from './MenuItem.module.css';
import { MenuLinks } from './MenuLinks';
import { useLayoutSettings } from './useLayoutSettings';

/** The menu beside the page: open, or a strip of icons that opens over the page when pointed at or focused. */
export function SideMenu() {
  const { t } = useTranslation('shell');
  const { name, logo } = useBrand();
  const {
    settings: { isMenuCollapsed },
    isMenuFixed,
  } = useLayoutSettings();
  const skin = useSkin();
  const change = useChangeSettings();
  return (
    <nav
      className={styles.menu}
      aria-label={t('menu.name')}
      {...(skin === 'semi-dark' ? { 'data-theme': 'dark' } : {})}
    >
      <div className={styles.panel} data-strip={isMenuCollapsed || undefined}>
        <div className={styles.brand}>
          <Link to="/" aria-label={t('menu.home')}>
            <Logo picture={logo} />
            <span className={styles.name}>{name}</span>
          </Link>
          {!isMenuFixed && (
            <IconButton
              label={isMenuCollapsed ? t('menu.keepOpen') : t('menu.collapse')}
              icon={isMenuCollapsed ? PanelLeftOpen : PanelLeftClose}
              isPressed={!isMenuCollapsed}
              onClick={() => change({ isMenuCollapsed: !isMenuCollapsed })}
            />
          )}
        </div>
        <MenuLinks />
        <MenuEnd />
      </div>
    </nav>
  );
}

/** The menu where it has no place beside the page: out of the way until the navbar's burger opens it. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { name, logo } = useBrand();
  return (
    <SideDrawer
      open={isOpen}
      onClose={onClose}
      placement="left"
      size={280}
      styles={{ body: { padding: 0 } }}
      title={<Logo name={name} picture={logo} />}
    >
      <nav aria-label={t('menu.name')} className={styles.panel}>
        <MenuLinks onGo={onClose} />
        <MenuEnd onGo={onClose} />
      </nav>
    </SideDrawer>
  );
}

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
function MenuEnd({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation('shell');
  const signOut = useSignOut();
  const settings = settingsPath(useApps(), useCan());
  return (
    <div className={`${styles.group} ${styles.end}`}>
      <ul className={styles.list} aria-label={t('menu.account')}>
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
    </div>
  );
}
