import { useRuntime } from '@atrium/sdk';
import { useCallback } from 'react';
import { listKeys } from '../model/assetKeys';

/**
 * What opens a file that a text which is being written names; undefined for any other address. Also for addresses that have
 * opened it: they do so for a day, and not once it is replaced.
 */
export function useShownFiles(): (src: string) => Promise<string> | undefined {
  const { store } = useRuntime();
  return useCallback(
    (src) => {
      const [key] = src.startsWith('data:') ? [] : listKeys(src);
      if (key === undefined) return undefined;
      const open = async () => {
        const { assetsApi } = await import(/* webpackChunkName: "assets" */ '../api/assetsApi');
        const { initiate } = assetsApi.endpoints.getAssetFiles;
        const { files } = await store.dispatch(initiate({ key: [key] }, { subscribe: false })).unwrap();
        return files[0]?.src ?? src;
      };
      // An editor is made while its page is rendered: nothing is asked for before that has ended.
      return Promise.resolve().then(open);
    },
    [store],
  );
}
