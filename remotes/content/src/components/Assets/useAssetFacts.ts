import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Asset } from '../../api/schemas';
import { badgeOf } from '../../model/assetFile';

/** Type, size in pixels and bytes, as one line. */
export function useAssetFacts(): (asset: Asset) => string {
  const { t } = useTranslation('content');
  const { fileSize, number } = useFormat();
  return (asset) => {
    const { width, height, size } = asset;
    const pixels = width && height ? [t('assets.pixels', { width: number(width), height: number(height) })] : [];
    return [badgeOf(asset), ...pixels, fileSize(size)].join(' · ');
  };
}
