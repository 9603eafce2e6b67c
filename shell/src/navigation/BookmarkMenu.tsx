import { Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, Popover, useIsWide } from 'shared/ui';
import { lazyPart } from '../common/lazyOverlay';
import { BookmarkBar } from './BookmarkBar';
import { useBookmarks } from './useBookmarks';

const BookmarkPanel = lazyPart(() => import('./BookmarkPanel'));

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
