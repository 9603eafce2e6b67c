import { useCallback } from 'react';
import { useLazyGetAssetFilesQuery } from '../api/assetsApi';
import { listKeys } from '../model/assetKeys';

/**
 * What opens a file that a text which is being written names; undefined for any other address. Also for addresses that have
 * opened it: they do so for a day, and not once it is replaced.
 */
export function useShownFiles(): (src: string) => Promise<string> | undefined {
  const [getFiles] = useLazyGetAssetFilesQuery();
  return useCallback(
    (src) => {
      const [key] = src.startsWith('data:') ? [] : listKeys(src);
      if (key === undefined) return undefined;
      return getFiles({ key: [key] }, true)
        .unwrap()
        .then(({ files }) => files[0]?.src ?? src);
    },
    [getFiles],
  );
}
