import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IconButton, Logo } from 'shared/ui';
import { appName } from '../common/settings';
import { useChangeSettings, useSkin } from '../common/useSettings';
import { useFrameLook } from './layoutSettings';
import styles from './Menu.module.css';
import { MenuEnd } from './MenuEnd';
import { MenuLinks } from './MenuLinks';

/** The menu beside the page: open, or a strip of icons that opens over the page when pointed at or focused. */
export function SideMenu() {
  const { t } = useTranslation('shell');
  const {
    settings: { isMenuCollapsed },
    isMenuFixed,
  } = useFrameLook();
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
            <Logo />
            <span className={styles.name}>{appName}</span>
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
