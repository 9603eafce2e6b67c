import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from 'shared/ui';
import { usePathname } from '../common/PathnameProvider';
import styles from './Bookmarks.module.css';
import { useBookmarks } from './useBookmarks';

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
