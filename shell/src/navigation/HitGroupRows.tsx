import { Avatar, Highlight, Icon, IconSvg, Kbd } from '@atrium/ui';
import { Star } from 'lucide-react';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hit, HitGroup } from './hits';
import styles from './Palette.module.css';
import { optionIdOf, type PaletteView } from './usePaletteView';

interface Props {
  group: HitGroup;
  view: PaletteView;
}

/** One group of the palette: heading, rows, and a row that shows the rest. */
export function HitGroupRows({ group: { title, hits, total, rest }, view }: Props) {
  const { t } = useTranslation('shell');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
    <div role="group" aria-label={title}>
      <div className={styles.heading} aria-hidden="true">
        {title}
      </div>
      {hits.map((hit) => (
        <HitRow
          key={hit.key}
          hit={hit}
          id={optionIdOf(hit)}
          query={view.query}
          isChosen={hit.key === view.chosen?.key}
          isBookmarked={view.isBookmarked(hit)}
          onPoint={() => view.choose(hit)}
          onOpen={(isNewTab) => view.open(hit, isNewTab)}
          onBookmark={() => view.toggleBookmark(hit)}
        />
      ))}
      {rest && (
        <RestRow hit={rest} view={view}>
          {t('palette.showAll', { count: total })}
        </RestRow>
      )}
    </div>
  );
}

/** A row that leads on: to the rest of a group, or to another try. */
export function RestRow({ hit, view, children }: { hit: Hit; view: PaletteView; children: string }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, which keeps the focus
    <div
      id={optionIdOf(hit)}
      role="option"
      tabIndex={-1}
      aria-selected={hit.key === view.chosen?.key}
      className={styles.rest}
      onPointerMove={() => view.choose(hit)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => view.open(hit, false)}
    >
      {children}
    </div>
  );
}

interface HitRowProps {
  hit: Hit;
  id: string;
  query: string;
  isChosen: boolean;
  isBookmarked: boolean;
  onPoint: () => void;
  onOpen: (isNewTab: boolean) => void;
  onBookmark: () => void;
}

/** One row of the palette; keys go to the field, which keeps the focus. */
function HitRow({ hit, id, query, isChosen, isBookmarked, onPoint, onOpen, onBookmark }: HitRowProps) {
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
