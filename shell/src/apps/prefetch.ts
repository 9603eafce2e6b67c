import { ownerOfPath } from '@atrium/contract/host';
import { type Runtime, useApps } from '@atrium/sdk';
import { savesData } from '../common/savesData';
import { useAppHost, useReleases, useTabChoices } from './AppHost';
import type { AppLoader } from './loading/AppLoader';
import type { ReleaseStore } from './releases/ReleaseStore';
import { isOff, type TabStore } from './releases/TabStore';

/** Prefetches an app's code on hover or focus, unless the connection asks to save data. */
export function usePrefetch(app: string | undefined): () => void {
  const { loader } = useAppHost();
  const release = useReleases().get(app ?? '');
  const isSwitchedOff = isOff(useTabChoices(), app ?? '');
  return () => {
    if (release && !isSwitchedOff && !savesData()) loader.prefetch(release);
  };
}

export const usePrefetchPath = (path: string): (() => void) => usePrefetch(ownerOfPath(useApps(), path)?.manifest.id);

interface Parts {
  can: Runtime['can'];
  releaseStore: ReleaseStore;
  tab: TabStore;
  loader: AppLoader;
}

/** Prefetches the app that owns the address while the shell is still loading, where the person may open it. */
export function prefetchPage(pathname: string, { can, releaseStore, tab, loader }: Parts): void {
  const { apps, releases } = releaseStore.get();
  const owner = ownerOfPath(apps, pathname);
  const release = owner && releases.get(owner.manifest.id);
  if (!release || !can(owner.entry.requires) || isOff(tab.get(), owner.manifest.id)) return;
  loader.prefetch(release);
}
