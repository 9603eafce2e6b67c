import { IconButton, IconSvg } from '@atrium/ui';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PageHit } from '../model/searchEntries';
import styles from './Bookmarks.module.css';

const mostHits = 6;

interface Props {
  query: string;
  pages: readonly PageHit[];
  isBookmarked: (id: number) => boolean;
  onToggle: (id: number) => void;
}

/** The pages whose names have what was typed, each with its star. */
export function BookmarkFinder({ query, pages, isBookmarked, onToggle }: Props) {
  const { t } = useTranslation('shell');
  const wanted = query.trim().toLowerCase();
  const hits = pages.filter(({ title }) => title.toLowerCase().includes(wanted)).slice(0, mostHits);
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
