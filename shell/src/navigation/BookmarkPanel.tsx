import { Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ErrorState, Icon, LoadingRows, SearchInput } from 'shared/ui';
import { usePathname } from '../common/PathnameProvider';
import { BookmarkFinder } from './BookmarkFinder';
import { BookmarkList } from './BookmarkList';
import styles from './Bookmarks.module.css';
import { useBookmarks } from './useBookmarks';

/** The bookmarks in their order, the pages that can be added, and the page on screen in or out of them. */
export default function BookmarkPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const pathname = usePathname();
  const [query, setQuery] = useState('');
  const { pages, offered, bookmarks, error, isLoading, retry, isBookmarked, toggle, reorder } = useBookmarks();
  const here = pages.find(({ path }) => path === pathname);
  const isHereBookmarked = here !== undefined && isBookmarked(here.id);
  return (
    <section className={styles.panel} aria-label={t('bookmarks.title')}>
      <h2 className={styles.heading}>{t('bookmarks.title')}</h2>
      {isLoading && <LoadingRows rows={3} shape="line" />}
      {error !== undefined && <ErrorState title={t('bookmarks.notLoaded')} error={error} onRetry={retry} />}
      <SearchInput
        className={styles.find}
        label={t('bookmarks.search')}
        value={query}
        onSearch={setQuery}
        delay={0}
        autoFocus
      />
      {query && <BookmarkFinder query={query} pages={offered} isBookmarked={isBookmarked} onToggle={toggle} />}
      {!query && bookmarks.length > 0 && (
        <BookmarkList bookmarks={bookmarks} onReorder={reorder} onRemove={toggle} onGo={onClose} />
      )}
      {!query && bookmarks.length === 0 && !isLoading && error === undefined && (
        <p className={styles.empty}>{t('bookmarks.empty')}</p>
      )}
      {here && (
        <div className={styles.here}>
          <Button type="text" icon={<Icon of={Star} />} aria-pressed={isHereBookmarked} onClick={() => toggle(here.id)}>
            {isHereBookmarked ? t('bookmarks.removeHere') : t('bookmarks.addHere')}
          </Button>
        </div>
      )}
    </section>
  );
}
