import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsWide } from 'shared/ui';
import { useSettings } from '../settings/useSettings';
import styles from './Frame.module.css';
import { MenuDrawer } from './MenuDrawer';
import { Navbar } from './Navbar';
import { SideMenu } from './SideMenu';
import { SkipLink } from './SkipLink';

/** What stays on every page: the menu on the canvas, and the sheet with the navbar and the page. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { isMenuCollapsed } = useSettings();
  const isWide = useIsWide();
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  return (
    <div className={styles.frame} data-collapsed={isMenuCollapsed || undefined}>
      <SkipLink />
      {isWide ? <SideMenu /> : <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />}
      <div className={styles.sheet}>
        <Navbar onMenu={isWide ? undefined : () => setDrawerOpen(true)} />
        <main id="main" className={styles.main} tabIndex={-1} aria-label={t('page')}>
          {children}
        </main>
      </div>
    </div>
  );
}
