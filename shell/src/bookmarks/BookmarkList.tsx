import { ArrowDown, ArrowUp, Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { IconButton, IconDrawing } from 'shared/ui';
import styles from './Bookmarks.module.css';
import { moved } from './moved';
import type { Bookmark } from './useBookmarks';

interface Props {
  bookmarks: readonly Bookmark[];
  onReorder: (ids: number[]) => void;
  onRemove: (id: number) => void;
  onGo: () => void;
}

/** All bookmarks; their order is changed by drag, or by the arrows of each row. */
export function BookmarkList({ bookmarks, onReorder, onRemove, onGo }: Props) {
  const { t } = useTranslation('shell');
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const move = (from: number, to: number) => onReorder(moved(bookmarks, from, to).map(({ id }) => id));

  return (
    <ul className={styles.list}>
      {bookmarks.map(({ id, title, path, icon, isUnavailable }, index) => (
        <li
          key={id}
          className={styles.row}
          data-unavailable={isUnavailable || undefined}
          data-target={target === index || undefined}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            setDragged(index);
          }}
          onDragOver={(event) => {
            event.preventDefault();
            setTarget(index);
          }}
          onDragEnd={() => {
            setDragged(null);
            setTarget(null);
          }}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged !== null && dragged !== index) move(dragged, index);
          }}
        >
          {isUnavailable ? (
            <span className={styles.link}>
              {title} · {t('menu.unavailable')}
            </span>
          ) : (
            <Link className={styles.link} to={path} onClick={onGo}>
              <IconDrawing nodes={icon} />
              {title}
            </Link>
          )}
          <IconButton
            label={t('bookmarks.up', { title })}
            icon={ArrowUp}
            disabled={index === 0}
            onClick={() => move(index, index - 1)}
          />
          <IconButton
            label={t('bookmarks.down', { title })}
            icon={ArrowDown}
            disabled={index === bookmarks.length - 1}
            onClick={() => move(index, index + 1)}
          />
          <IconButton
            className={styles.star}
            label={t('bookmarks.remove', { title })}
            icon={Star}
            isPressed
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
