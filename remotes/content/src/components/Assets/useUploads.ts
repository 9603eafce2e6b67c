import { useToast } from '@atrium/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddAssetMutation } from '../../api/assetsApi';
import type { Asset } from '../../api/schemas';
import { UploadError, useStoredFile } from './useStoredFile';

export interface Upload {
  id: number;
  file: File;
  folderId: number | null;
  state: 'waiting' | 'sending' | 'added' | 'known' | 'failed';
  /** Why it failed. */
  reason?: string;
  /** It may succeed at another try. */
  canRetry?: boolean;
  asset?: Asset;
}

export interface Uploads {
  list: readonly Upload[];
  add: (files: readonly File[], folderId?: number | null) => void;
  retry: (id: number) => void;
  remove: (id: number) => void;
  /** Takes those off the list that are done. */
  clear: () => void;
}

/** Files of one drop that are taken: more are named as left out. */
const maxFiles = 200;

const isAtRest = ({ state }: Upload): boolean => state !== 'waiting' && state !== 'sending';

/** Brings files into the library, one after the other: each is as large in memory as its photo while it is made smaller. */
export function useUploads(onAdded?: (asset: Asset) => void): Uploads {
  const { t } = useTranslation('content');
  const toast = useToast();
  const send = useSending();
  const [list, setList] = useState<readonly Upload[]>([]);
  const lastId = useRef(0);
  const isBusy = useRef(false);
  const change = (id: number, change: Partial<Upload>) =>
    setList((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)));
  const next = list.find(({ state }) => state === 'waiting');
  useEffect(() => {
    if (!next || isBusy.current) return;
    isBusy.current = true;
    change(next.id, { state: 'sending' });
    void send(next).then((result) => {
      isBusy.current = false;
      change(next.id, result);
      if (result.asset) onAdded?.(result.asset);
    });
  });
  return {
    list,
    add(files, folderId = null) {
      if (files.length > maxFiles) toast.error(t('assets.tooManySelected', { count: maxFiles }));
      const added = files.slice(0, maxFiles).map((file): Upload => {
        lastId.current += 1;
        return { id: lastId.current, file, folderId, state: 'waiting' };
      });
      setList((before) => [...before.filter((one) => one.state !== 'added'), ...added]);
    },
    retry: (id) => change(id, { state: 'waiting' }),
    remove: (id) => setList((before) => before.filter((one) => one.id !== id || one.state === 'sending')),
    clear: () => setList((before) => before.filter((one) => !isAtRest(one))),
  };
}

function useSending() {
  const { t } = useTranslation('content');
  const { store, explain } = useStoredFile();
  const [addAsset] = useAddAssetMutation();
  return async ({ file, folderId }: Upload): Promise<Partial<Upload> & Pick<Upload, 'state'>> => {
    try {
      const stored = await store(file);
      const { data, error } = await addAsset({ ...stored, folderId });
      if (!data) throw explain(error);
      return { asset: data.asset, state: data.isKnown ? 'known' : 'added' };
    } catch (error) {
      const isOurs = error instanceof UploadError;
      return {
        state: 'failed',
        reason: isOurs ? error.message : t('failedAction'),
        canRetry: isOurs ? error.isTransient : true,
      };
    }
  };
}
