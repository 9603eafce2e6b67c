import { IconButton, IconSvg, Popover, Tooltip, useIsWide } from '@atrium/ui';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePrefetchPath } from '../apps/prefetch';
import { usePathname } from '../common/GuardedRouter';
import { lazyOverlay } from '../common/lazyOverlay';
import styles from './Bookmarks.module.css';
import { type Bookmark, useBookmarks } from './useBookmarks';

const BookmarkPanel = lazyOverlay(() => import('./BookmarkPanel'));

/** The star: opens all bookmarks, in a panel that is loaded then. */
export function BookmarkMenu() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const isWide = useIsWide();
  const { bookmarks } = useBookmarks();
  return (
    <>
      <Popover
        trigger="click"
        placement="bottomRight"
        open={isOpen}
        onOpenChange={setOpen}
        destroyOnHidden
        content={<BookmarkPanel onClose={() => setOpen(false)} />}
      >
        <IconButton label={t('bookmarks.title')} icon={Star} aria-expanded={isOpen} />
      </Popover>
      {isWide && <BookmarkBar bookmarks={bookmarks} label={t('bookmarks.title')} />}
    </>
  );
}

const maxBarBookmarks = 10;

function BookmarkBar({ bookmarks, label }: { bookmarks: readonly Bookmark[]; label: string }) {
  const shown = bookmarks.filter(({ isUnavailable }) => !isUnavailable).slice(0, maxBarBookmarks);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.bar} aria-label={label}>
      {shown.map((bookmark) => (
        <BookmarkIcon key={bookmark.id} bookmark={bookmark} />
      ))}
    </ul>
  );
}

function BookmarkIcon({ bookmark: { title, path, icon } }: { bookmark: Bookmark }) {
  const prefetch = usePrefetchPath(path);
  return (
    <li>
      <Tooltip title={title}>
        <Link className={styles.icon} to={path} aria-label={title} onPointerEnter={prefetch} onFocus={prefetch}>
          <IconSvg nodes={icon} />
        </Link>
      </Tooltip>
    </li>
  );
}

/** Puts the page on screen into the bookmarks, or takes it out; nothing where the page cannot be bookmarked. */
export function BookmarkStar() {
  const { t } = useTranslation('shell');
  const pathname = usePathname();
  const { pages, isBookmarked, toggle } = useBookmarks();
  const here = pages.find(({ path }) => path === pathname);
  if (!here) return null;
  const isPressed = isBookmarked(here.id);
  return (
    <IconButton
      className={styles.star}
      label={isPressed ? t('bookmarks.removeHere') : t('bookmarks.addHere')}
      icon={Star}
      isPressed={isPressed}
      onClick={() => toggle(here.id)}
    />
  );
}
