import { languages } from '@atrium/contract';
import { useRuntime } from '@atrium/sdk';
import { DropdownMenu, IconButton, Kbd, Logo, useIsNarrow } from '@atrium/ui';
import { Globe, Menu, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { UpdateOffers } from '../apps/UpdateOffers';
import { languageNames } from '../common/languageNames';
import { appName, type Settings } from '../common/settings';
import { BookmarkMenu, BookmarkStar } from '../navigation/BookmarkMenu';
import { usePalette } from '../navigation/paletteContext';
import { useSkinAction } from '../navigation/useShellActions';
import { NotificationMenu } from '../notifications/NotificationMenu';
import { Crumbs } from './Crumbs';
import styles from './Navbar.module.css';
import { NavbarSlots } from './NavbarSlots';
import { UserMenu } from './UserMenu';

interface Props {
  color: Settings['navbarColor'];
  /** The logo leads to the start: no menu beside the page does. */
  hasBrand: boolean;
  /** The star of the page on screen, whose head has no place for it. */
  hasStar: boolean;
  onMenu?: (() => void) | undefined;
}

export function Navbar({ color, hasBrand, hasStar, onMenu }: Props) {
  const { t } = useTranslation('shell');
  const openPalette = usePalette();
  const isNarrow = useIsNarrow();
  return (
    <header className={styles.bar} data-color={color} {...(color === 'white' ? {} : { 'data-theme': 'dark' })}>
      {onMenu && <IconButton label={t('menu.open')} icon={Menu} onClick={onMenu} />}
      {hasBrand && (
        <Link to="/" className={styles.brand} aria-label={t('menu.home')}>
          <Logo name={appName} />
        </Link>
      )}
      <div className={styles.place}>
        <Crumbs />
        {hasStar && !isNarrow && <BookmarkStar />}
      </div>
      {!isNarrow && (
        <button type="button" className={styles.find} onClick={openPalette}>
          <Search size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>{t('palette.placeholder')}</span>
          <Kbd keys="Mod K" />
        </button>
      )}
      <div className={styles.tools}>
        {isNarrow && <IconButton label={t('palette.name')} icon={Search} onClick={openPalette} />}
        {!isNarrow && <BookmarkMenu />}
        {!isNarrow && <span className={styles.divider} />}
        {!isNarrow && <LanguageMenu />}
        {!isNarrow && <SkinToggle />}
        <UpdateOffers />
        <NavbarSlots />
        <NotificationMenu />
        <UserMenu />
      </div>
    </header>
  );
}

function LanguageMenu() {
  const { t } = useTranslation('shell');
  const runtime = useRuntime();
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [runtime.languages.get()],
        items: languages.map((language) => ({
          key: language,
          label: <span lang={language}>{languageNames[language]}</span>,
          onClick: () => void runtime.languages.set(language),
        })),
      }}
    >
      <IconButton label={t('language')} icon={Globe} />
    </DropdownMenu>
  );
}

/** Light or dark; the choice is kept. */
function SkinToggle() {
  const { label, icon, shortcut, run } = useSkinAction();
  return <IconButton label={label} icon={icon} {...(shortcut && { shortcut })} onClick={run} />;
}
