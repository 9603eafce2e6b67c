import { Button, ErrorState, Icon, IconButton, IconSvg, LoadingRows, SearchInput } from '@atrium/ui';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathname } from '../common/GuardedRouter';
import { BookmarkList } from './BookmarkList';
import styles from './Bookmarks.module.css';
import type { PageHit } from './searchEntries';
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

const maxHits = 6;

interface Props {
  query: string;
  pages: readonly PageHit[];
  isBookmarked: (id: string) => boolean;
  onToggle: (id: string) => void;
}

function BookmarkFinder({ query, pages, isBookmarked, onToggle }: Props) {
  const { t } = useTranslation('shell');
  const wanted = query.trim().toLowerCase();
  const hits = pages.filter(({ title }) => title.toLowerCase().includes(wanted)).slice(0, maxHits);
  if (hits.length === 0) return <p className={styles.empty}>{t('bookmarks.noMatch', { text: query })}</p>;
  return (
    <ul className={styles.list}>
      {hits.map(({ id, title, icon }) => {
        const isPressed = isBookmarked(id);
        return (
          <li key={id} className={styles.row}>
            <span className={styles.link}>
              <IconSvg nodes={icon} />
              {title}
            </span>
            <IconButton
              className={styles.star}
              label={isPressed ? t('bookmarks.remove', { title }) : t('bookmarks.add', { title })}
              icon={Star}
              isPressed={isPressed}
              onClick={() => onToggle(id)}
            />
          </li>
        );
      })}
    </ul>
  );
}
