import { useTranslation } from 'react-i18next';
import { HitRow } from './HitRow';
import { type Hit, type HitGroup, restOf } from './model';
import styles from './Palette.module.css';
import { idOf, type PaletteView } from './usePaletteView';

interface Props {
  group: HitGroup;
  view: PaletteView;
}

/** One group of the palette: its heading, its rows, and the row that shows the rest of them or asks again. */
export function HitGroupRows({ group, view }: Props) {
  const { t } = useTranslation('shell');
  const { id, hits, total, isLoading, isFailed } = group;
  const rest = restOf(group);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
    <div role="group" aria-label={t(`palette.${id}`)}>
      <div className={styles.heading} aria-hidden="true">
        {t(`palette.${id}`)}
      </div>
      {total === 0 && !isFailed && (
        <div className={styles.none}>{isLoading ? t('palette.searching') : t('palette.none')}</div>
      )}
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
          {isFailed ? t('palette.failed') : t('palette.showAll', { count: total })}
        </RestRow>
      )}
    </div>
  );
}

function RestRow({ hit, view, children }: { hit: Hit; view: PaletteView; children: string }) {
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
