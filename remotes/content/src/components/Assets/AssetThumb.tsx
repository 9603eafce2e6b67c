import { useState } from 'react';
import type { Asset } from '../../api/schemas';
import { badgeOf } from '../../model/assetFile';
import styles from './Assets.module.css';

/** The picture of an asset in small; of a file, and of a picture that does not open, its ending. */
export function AssetThumb({ asset }: { asset: Pick<Asset, 'kind' | 'src' | 'fileName' | 'type'> }) {
  const [failed, setFailed] = useState<string>();
  if (asset.kind === 'file' || failed === asset.src)
    return (
      <span className={styles.badge} aria-hidden="true">
        {badgeOf(asset)}
      </span>
    );
  // Its title is beside it.
  return <img className={styles.thumb} src={asset.src} alt="" loading="lazy" onError={() => setFailed(asset.src)} />;
}
