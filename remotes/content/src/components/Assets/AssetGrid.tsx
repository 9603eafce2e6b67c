import { Checkbox, Pill } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ListedAsset } from '../../api/schemas';
import { isAltMissing } from '../../model/assetFile';
import styles from './Assets.module.css';
import { AssetThumb } from './AssetThumb';
import { useAssetFacts } from './useAssetFacts';

interface AssetGridProps {
  label: string;
  assets: readonly ListedAsset[];
  /** Ids of those that are selected. */
  selected: ReadonlySet<number>;
  onOpen: (asset: ListedAsset) => void;
  /** Absent: one is chosen by opening it. */
  onSelect?: (id: number, isSelected: boolean) => void;
  isStale?: boolean;
}

/** Pictures and files of the library as tiles. */
export function AssetGrid({ label, assets, selected, onOpen, onSelect, isStale = false }: AssetGridProps) {
  return (
    <ul className={styles.grid} aria-label={label} aria-busy={isStale}>
      {assets.map((asset) => (
        <li key={asset.id} className={styles.tile} data-selected={selected.has(asset.id) || undefined}>
          <Tile asset={asset} isSelected={selected.has(asset.id)} onOpen={onOpen} onSelect={onSelect} />
        </li>
      ))}
    </ul>
  );
}

interface TileProps extends Pick<AssetGridProps, 'onOpen' | 'onSelect'> {
  asset: ListedAsset;
  isSelected: boolean;
}

function Tile({ asset, isSelected, onOpen, onSelect }: TileProps) {
  const { t } = useTranslation('content');
  const facts = useAssetFacts();
  const { id, title, uses } = asset;
  return (
    <>
      <button
        type="button"
        className={styles.open}
        {...(!onSelect && { 'aria-pressed': isSelected })}
        onClick={() => onOpen(asset)}
      >
        <span className={styles.frame}>
          <AssetThumb asset={asset} />
        </span>
        <bdi className={styles.title}>{title}</bdi>
        <span className={styles.facts}>
          <bdi>{facts(asset)}</bdi>
        </span>
        <span className={styles.facts}>{uses > 0 ? t('assets.uses', { count: uses }) : t('assets.unused')}</span>
      </button>
      {isAltMissing(asset) && (
        <span className={styles.pill}>
          <Pill tone="amber">{t('assets.altMissing')}</Pill>
        </span>
      )}
      {onSelect && (
        <Checkbox
          className={styles.check ?? ''}
          aria-label={t('assets.select', { title })}
          checked={isSelected}
          onChange={({ target }) => onSelect(id, target.checked)}
        />
      )}
    </>
  );
}
