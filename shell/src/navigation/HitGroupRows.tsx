import { useTranslation } from 'react-i18next';
import { HitRow } from './HitRow';
import type { Hit, HitGroup } from './hits';
import styles from './Palette.module.css';
import { idOf, type PaletteView } from './usePaletteView';

interface Props {
  group: HitGroup;
  view: PaletteView;
}

/** One group of the palette: its heading, its rows, and the row that shows the rest of them. */
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
          id={idOf(hit)}
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
      id={idOf(hit)}
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
