import { IconSvg, Tooltip } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { usePrefetchPath } from '../context/usePrefetch';
import styles from './Bookmarks.module.css';
import type { Bookmark } from './useBookmarks';

const barLength = 10;

/** The first bookmarks as icons in the navbar. */
export function BookmarkBar({ bookmarks, label }: { bookmarks: readonly Bookmark[]; label: string }) {
  const shown = bookmarks.filter(({ isUnavailable }) => !isUnavailable).slice(0, barLength);
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
