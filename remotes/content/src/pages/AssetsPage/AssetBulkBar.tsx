import { ExplainedButton, Icon, SelectionBar } from '@atrium/ui';
import { FolderInput, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedAsset } from '../../api/schemas';
import { maxChangedAssets } from '../../api/schemas/limits';
import { useAssetRemoval } from './useAssetRemoval';

const MoveDialog = lazy(() => import(/* webpackChunkName: "assets" */ './MoveDialog'));

interface AssetBulkBarProps {
  assets: readonly ListedAsset[];
  onClear: () => void;
}

/** What may be done with several files of the library at once. */
export function AssetBulkBar({ assets, onClear }: AssetBulkBarProps) {
  const { t } = useTranslation('content');
  const [isMoving, setMoving] = useState(false);
  const { remove, isBusy } = useAssetRemoval();
  const reason = assets.length > maxChangedAssets ? t('assets.tooManySelected', { count: maxChangedAssets }) : null;
  return (
    <>
      <SelectionBar count={assets.length} onClear={onClear}>
        <ExplainedButton type="text" icon={<Icon of={FolderInput} />} reason={reason} onClick={() => setMoving(true)}>
          {t('assets.move')}
        </ExplainedButton>
        <ExplainedButton
          type="text"
          icon={<Icon of={Trash2} />}
          loading={isBusy}
          reason={reason}
          onClick={async () => {
            if (await remove(assets)) onClear();
          }}
        >
          {t('assets.delete')}
        </ExplainedButton>
      </SelectionBar>
      {isMoving && (
        <Suspense>
          <MoveDialog assets={assets} onClose={() => setMoving(false)} onDone={onClear} />
        </Suspense>
      )}
    </>
  );
}
