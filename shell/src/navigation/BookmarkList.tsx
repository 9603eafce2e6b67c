import { IconButton, IconSvg } from '@atrium/ui';
import { ArrowDown, ArrowUp, Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './Bookmarks.module.css';
import type { Bookmark } from './useBookmarks';

interface Props {
  bookmarks: readonly Bookmark[];
  onReorder: (ids: string[]) => void;
  onRemove: (id: string) => void;
  onGo: () => void;
}

/** All bookmarks; their order is changed by drag, or by the arrows of each row. */
export function BookmarkList({ bookmarks, onReorder, onRemove, onGo }: Props) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const move = (from: number, to: number) => onReorder(moveItem(bookmarks, from, to).map(({ id }) => id));

  return (
    <ul className={styles.list}>
      {bookmarks.map((bookmark, index) => (
        <li
          key={bookmark.id}
          className={styles.row}
          data-unavailable={bookmark.isUnavailable || undefined}
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
          <BookmarkLink bookmark={bookmark} onGo={onGo} />
          <BookmarkButtons
            title={bookmark.title}
            onUp={index === 0 ? undefined : () => move(index, index - 1)}
            onDown={index === bookmarks.length - 1 ? undefined : () => move(index, index + 1)}
            onRemove={() => onRemove(bookmark.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function BookmarkLink({
  bookmark: { title, path, icon, isUnavailable },
  onGo,
}: {
  bookmark: Bookmark;
  onGo: () => void;
}) {
  const { t } = useTranslation('shell');
  if (isUnavailable)
    return (
      <span className={styles.link}>
        {title} · {t('menu.unavailable')}
      </span>
    );
  return (
    <Link className={styles.link} to={path} onClick={onGo}>
      <IconSvg nodes={icon} />
      {title}
    </Link>
  );
}

interface ButtonsProps {
  title: string;
  /** Absent at the end of the list. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
}

function BookmarkButtons({ title, onUp, onDown, onRemove }: ButtonsProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <IconButton label={t('bookmarks.up', { title })} icon={ArrowUp} disabled={!onUp} onClick={onUp} />
      <IconButton label={t('bookmarks.down', { title })} icon={ArrowDown} disabled={!onDown} onClick={onDown} />
      <IconButton
        className={styles.star}
        label={t('bookmarks.remove', { title })}
        icon={Star}
        isPressed
        onClick={onRemove}
      />
    </>
  );
}

/** The list with one item at another place; a place outside the list is its nearest end. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined) return [...list];
  const rest = list.filter((_, index) => index !== from);
  const place = Math.max(0, Math.min(to, rest.length));
  return [...rest.slice(0, place), item, ...rest.slice(place)];
}
