import { Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button, ErrorState, Icon, IconButton, LoadingRows, Popover, SearchInput, useIsWide } from 'shared/ui';
import { BookmarkBar } from './BookmarkBar';
import { BookmarkFinder } from './BookmarkFinder';
import { BookmarkList } from './BookmarkList';
import styles from './Bookmarks.module.css';
import { useBookmarks } from './useBookmarks';

/** The star: the page on screen in or out of the bookmarks, and all of them in their order. */
export function BookmarkMenu() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const isWide = useIsWide();
  const { pages, bookmarks, error, isLoading, retry, isBookmarked, toggle, reorder } = useBookmarks();
  const here = pages.find(({ path }) => path === pathname);
  const isHereBookmarked = here !== undefined && isBookmarked(here.id);

  return (
    <>
      <Popover
        trigger="click"
        placement="bottomRight"
        open={isOpen}
        onOpenChange={(isWanted) => {
          setOpen(isWanted);
          setQuery('');
        }}
        destroyOnHidden
        content={
          <section className={styles.panel} aria-label={t('bookmarks.title')}>
            <h2 className={styles.heading}>{t('bookmarks.title')}</h2>
            {isLoading && <LoadingRows rows={3} shape="line" />}
            {error !== undefined && <ErrorState title={t('bookmarks.notLoaded')} error={error} onRetry={retry} />}
            <SearchInput label={t('bookmarks.search')} value={query} onSearch={setQuery} delay={0} autoFocus />
            {query && <BookmarkFinder query={query} pages={pages} isBookmarked={isBookmarked} onToggle={toggle} />}
            {!query && bookmarks.length > 0 && (
              <BookmarkList bookmarks={bookmarks} onReorder={reorder} onRemove={toggle} onGo={() => setOpen(false)} />
            )}
            {!query && bookmarks.length === 0 && !isLoading && error === undefined && (
              <p className={styles.empty}>{t('bookmarks.empty')}</p>
            )}
            {here && (
              <div className={styles.here}>
                <Button
                  type="text"
                  icon={<Icon of={Star} />}
                  aria-pressed={isHereBookmarked}
                  onClick={() => toggle(here.id)}
                >
                  {isHereBookmarked ? t('bookmarks.removeHere') : t('bookmarks.addHere')}
                </Button>
              </div>
            )}
          </section>
        }
      >
        <IconButton label={t('bookmarks.title')} icon={Star} aria-expanded={isOpen} />
      </Popover>
      {isWide && <BookmarkBar bookmarks={bookmarks} label={t('bookmarks.title')} />}
    </>
  );
}
