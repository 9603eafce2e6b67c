import { Menu, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton, Kbd, useIsNarrow } from 'shared/ui';
import { BookmarkMenu } from '../bookmarks/BookmarkMenu';
import { NotificationMenu } from '../notifications/NotificationMenu';
import { usePalette } from '../palette/PaletteContext';
import type { Settings } from '../settings/settings';
import { Crumbs } from './Crumbs';
import { LanguageMenu } from './LanguageMenu';
import styles from './Navbar.module.css';
import { NavbarSlots } from './NavbarSlots';
import { SkinToggle } from './SkinToggle';
import { UserMenu } from './UserMenu';

interface Props {
  color: Settings['navbarColor'];
  /** Opens the menu where it has no place beside the page. */
  onMenu?: (() => void) | undefined;
}

/** The bar at the top of the sheet. */
export function Navbar({ color, onMenu }: Props) {
  const { t } = useTranslation('shell');
  const openPalette = usePalette();
  const isNarrow = useIsNarrow();
  return (
    <header className={styles.bar} data-color={color} {...(color === 'white' ? {} : { 'data-theme': 'dark' })}>
      {onMenu && <IconButton label={t('menu.open')} icon={Menu} onClick={onMenu} />}
      <Crumbs />
      {isNarrow ? (
        <span className={styles.gap} />
      ) : (
        <button type="button" className={styles.find} onClick={openPalette} aria-label={t('palette.name')}>
          <Search size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>{t('palette.placeholder')}</span>
          <Kbd keys={t('palette.shortcut')} />
        </button>
      )}
      {isNarrow && <IconButton label={t('palette.name')} icon={Search} onClick={openPalette} />}
      {!isNarrow && <BookmarkMenu />}
      {!isNarrow && <LanguageMenu />}
      {!isNarrow && <SkinToggle />}
      <NavbarSlots />
      <NotificationMenu />
      <UserMenu />
    </header>
  );
}
