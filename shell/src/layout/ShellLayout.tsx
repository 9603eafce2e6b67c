import { IconButton, PageMarkProvider, useIsWide } from '@atrium/ui';
import { Menu, Settings2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inlinedRegistry } from '../apps/registry/pageRegistry';
import { ReleaseNotices } from '../apps/UpdateOffers';
import { watchTyping } from '../apps/useConfirmUnsaved';
import { useBrand } from '../common/brand';
import { lazyOverlay } from '../common/lazyOverlay';
import { useLiveBrand } from '../common/useLiveBrand';
import { useChangeSettings, useSettings } from '../common/useSettings';
import { BookmarkStar } from '../navigation/BookmarkMenu';
import { Shortcuts } from '../navigation/Shortcuts';
import { OfflineBanner, TabBanners } from './Banners';
import { HorizontalMenu } from './HorizontalMenu';
import { Navbar } from './Navbar';
import { Overlays } from './Overlays';
import { PageArea } from './PageArea';
import styles from './ShellLayout.module.css';
import { MenuDrawer, SideMenu } from './SideMenu';
import { useLayoutSettings } from './useLayoutSettings';
import { useRouteArrival } from './useRouteArrival';

const Customizer = lazyOverlay(() => import('./Customizer'));

interface Props {
  isNavbarHidden: boolean;
  onMenu?: (() => void) | undefined;
}

/** The customizer while it is on; and a handle to it, and to the menu, where a hidden navbar leaves no other way. */
function CustomizerSlot({ isNavbarHidden, onMenu }: Props) {
  const { t } = useTranslation('shell');
  const { hasCustomizer } = useSettings();
  const change = useChangeSettings();
  return (
    <>
      {isNavbarHidden && !hasCustomizer && (
        <div className={styles.handle}>
          {onMenu && <IconButton label={t('menu.open')} icon={Menu} onClick={onMenu} />}
          <IconButton label={t('customizer.title')} icon={Settings2} onClick={() => change({ hasCustomizer: true })} />
        </div>
      )}
      {hasCustomizer && <Customizer onClose={() => change({ hasCustomizer: false })} />}
    </>
  );
}

/** The layout around every page: the menu on the canvas, and the sheet with navbar and page. */
export function ShellLayout({ children }: { children: ReactNode }) {
  const { settings, layout } = useLayoutSettings();
  const isWide = useIsWide();
  const isFull = layout === 'full';
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  useEffect(watchTyping, []);
  useLiveBrand();

  const isHorizontal = settings.layout === 'horizontal' && isWide;
  const hasSideMenu = isWide && !isHorizontal && !settings.isMenuHidden;
  // If the menu is not in the layout, the burger button opens it over the page.
  const hasMenu = hasSideMenu || (isHorizontal && !settings.isMenuHidden);
  const onMenu = hasMenu ? undefined : () => setDrawerOpen(true);
  // A page of panes fills the sheet, so that there is nothing to scroll the navbar away with.
  const navbarType = isFull && settings.navbarType === 'static' ? 'sticky' : settings.navbarType;
  const navbar = navbarType !== 'hidden' && (
    <Navbar color={settings.navbarColor} hasBrand={isHorizontal} hasStar={isFull} onMenu={onMenu} />
  );
  const isOutside = navbarType === 'floating' || isHorizontal;

  return (
    <div
      className={styles.layout}
      data-menu={hasSideMenu ? (settings.isMenuCollapsed ? 'collapsed' : 'open') : 'none'}
      data-width={settings.contentWidth}
    >
      <SkipLink />
      <Shortcuts />
      {!hasMenu && <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />}
      {hasSideMenu && <SideMenu />}
      <div className={styles.body}>
        <OfflineBanner />
        <TabBanners />
        {isOutside && navbar && <div className={styles.floating}>{navbar}</div>}
        {isHorizontal && !settings.isMenuHidden && <HorizontalMenu />}
        <div className={styles.sheet}>
          {!isOutside && navbarType === 'sticky' && navbar}
          <PageArea
            isFull={isFull}
            before={!isOutside && navbarType === 'static' && navbar}
            after={!isFull && settings.footerType === 'static' && <Footer />}
          >
            <PageMarkProvider value={<BookmarkStar />}>{children}</PageMarkProvider>
          </PageArea>
          {settings.footerType === 'sticky' && <Footer />}
        </div>
      </div>
      <Overlays />
      <ReleaseNotices />
      <CustomizerSlot isNavbarHidden={navbarType === 'hidden'} onMenu={onMenu} />
    </div>
  );
}

/** A page that takes the whole window: neither menu nor navbar. */
export function BlankLayout({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLElement>(null);
  useRouteArrival(area, page);
  return (
    <div ref={area} className={styles.blank}>
      <main ref={page} id="main" tabIndex={-1}>
        {children}
      </main>
      <Overlays />
      <ReleaseNotices />
    </div>
  );
}

/** The version of a release, `1.2.0-abc`: the shell that runs is the one that the page came with. */
const versionOf = (release: string): string => release.split('-')[0] ?? '';

function Footer() {
  const { t } = useTranslation('shell');
  const { name } = useBrand();
  return (
    <footer className={styles.footer}>
      <bdi>
        © {new Date().getFullYear()} {name} {versionOf(inlinedRegistry().registry.shell.release)}
      </bdi>
      <span>{t('footer')}</span>
    </footer>
  );
}

/** The first thing the keyboard meets: past menu and navbar to the page. */
function SkipLink() {
  const { t } = useTranslation('shell');
  return (
    <button type="button" className={styles.skip} onClick={() => document.getElementById('main')?.focus()}>
      {t('skip')}
    </button>
  );
}
