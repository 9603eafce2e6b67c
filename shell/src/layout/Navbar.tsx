import { languages } from '@atrium/contract';
import { type SlotFilling, useCounts, useRuntime, useSlot } from '@atrium/sdk';
import { ariaKeys, Button, DropdownMenu, IconButton, IconSvg, Kbd, Logo, Tooltip, useIsNarrow } from '@atrium/ui';
import { Globe, Menu, Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { SlotContent } from '../apps/SlotContent';
import { UpdateOffers } from '../apps/UpdateOffers';
import { useBrand } from '../common/brand';
import { labelOf } from '../common/labelOf';
import { languageNames } from '../common/languageNames';
import { NavbarPanel } from '../common/NavbarPanel';
import type { Settings } from '../common/settings';
import { BookmarkMenu, BookmarkStar } from '../navigation/BookmarkMenu';
import { usePalette } from '../navigation/paletteContext';
import { useSkinAction } from '../navigation/useShellActions';
import { NotificationMenu } from '../notifications/NotificationMenu';
import { Crumbs } from './Crumbs';
import styles from './Navbar.module.css';
import { UserMenu } from './UserMenu';

/** Slots of apps in the navbar. Until one is opened, none of the app's code is loaded. */
function NavbarSlots() {
  return useSlot('navbar.end').map((filling) => (
    <SlotButton key={`${filling.app.id}/${filling.entry.id}`} {...filling} />
  ));
}

function SlotButton({ app, entry }: SlotFilling) {
  const [isOpen, setOpen] = useState(false);
  const language = useRuntime().languages.get();
  const count = useCounts()[entry.badge ?? ''] ?? 0;
  const label = labelOf(app, entry.label, language);
  return (
    <>
      {isOpen && <ClosedElsewhere onClose={() => setOpen(false)} />}
      <NavbarPanel
        label={label}
        isOpen={isOpen}
        onOpenChange={setOpen}
        content={<SlotContent app={app.id} module={entry.module} />}
      >
        <Tooltip title={isOpen ? '' : label}>
          <Button
            type="text"
            className={styles.button}
            aria-label={count ? `${label} (${count})` : label}
            aria-expanded={isOpen}
            icon={<IconSvg nodes={app.icons[entry.icon] ?? []} />}
          >
            {count > 0 && (
              <span className={styles.count} aria-hidden="true">
                {count > 99 ? '99+' : count}
              </span>
            )}
          </Button>
        </Tooltip>
      </NavbarPanel>
    </>
  );
}

/** Closes the panel on navigation. Rendered while it is open only, since it follows the whole address, which changes often. */
function ClosedElsewhere({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  const place = pathname + search;
  const [openedAt] = useState(place);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (place !== openedAt) close();
  }, [place, openedAt]);
  return null;
}

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
  const { name, logo } = useBrand();
  const openPalette = usePalette();
  const isNarrow = useIsNarrow();
  return (
    <header className={styles.bar} data-color={color} {...(color === 'white' ? {} : { 'data-theme': 'dark' })}>
      {onMenu && <IconButton label={t('menu.open')} icon={Menu} onClick={onMenu} />}
      {hasBrand && (
        <Link to="/" className={styles.brand} aria-label={t('menu.home')}>
          <Logo name={name} picture={logo} />
        </Link>
      )}
      <div className={styles.place}>
        <Crumbs />
        {hasStar && !isNarrow && <BookmarkStar />}
      </div>
      {!isNarrow && (
        <button type="button" className={styles.find} aria-keyshortcuts={ariaKeys('Mod K')} onClick={openPalette}>
          <Search size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>{t('palette.placeholder')}</span>
          <Kbd keys="Mod K" isHidden />
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
