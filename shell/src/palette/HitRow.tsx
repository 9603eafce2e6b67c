import { Avatar, Highlight, Icon, IconSvg, Kbd } from '@atrium/ui';
import { Star } from 'lucide-react';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hit } from './model';
import styles from './Palette.module.css';

interface Props {
  hit: Hit;
  id: string;
  query: string;
  isChosen: boolean;
  isBookmarked: boolean;
  onPoint: () => void;
  onOpen: (isNewTab: boolean) => void;
  onBookmark: () => void;
}

/** One row of the palette; the keys are heard by the field, which keeps the focus. */
export function HitRow({ hit, id, query, isChosen, isBookmarked, onPoint, onOpen, onBookmark }: Props) {
  const { t } = useTranslation('shell');
  const keepFocus = (event: PointerEvent) => event.preventDefault();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={styles.hit}
      onPointerMove={onPoint}
      onPointerDown={keepFocus}
      onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
    >
      <Mark hit={hit} />
      <span className={styles.title}>
        <Highlight text={hit.title} query={query} />
      </span>
      <span className={styles.meta}>
        <bdi>{hit.meta}</bdi>
      </span>
      {hit.keys && (
        <span className={styles.keys} aria-hidden="true">
          <Kbd keys={hit.keys} />
        </span>
      )}
      {hit.bookmark !== undefined && (
        // biome-ignore lint/a11y/noStaticElementInteractions: within an option nothing is a button; by keys it is Alt+B
        // biome-ignore lint/a11y/useKeyWithClickEvents: by keys it is Alt+B
        <span
          className={styles.star}
          data-pressed={isBookmarked || undefined}
          title={isBookmarked ? t('bookmarks.remove', { title: hit.title }) : t('bookmarks.add', { title: hit.title })}
          onClick={(event) => {
            event.stopPropagation();
            onBookmark();
          }}
        >
          <Icon of={Star} />
        </span>
      )}
    </div>
  );
}

function Mark({ hit: { mark, title } }: { hit: Hit }) {
  if (mark.kind === 'person') return <Avatar name={title} src={mark.picture} />;
  if (mark.kind === 'picture') return <img className={styles.picture} src={mark.url} alt="" />;
  return mark.kind === 'action' ? <Icon of={mark.icon} /> : <IconSvg nodes={mark.nodes} />;
}
