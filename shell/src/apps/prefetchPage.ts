import { ownerOfPath } from 'shared/contract/host';
import type { Runtime } from 'shared/runtime';
import type { AppLoader } from './loading/AppLoader';
import type { ReleaseStore } from './releases/ReleaseStore';
import { isOff, type TabStore } from './releases/TabStore';

interface Parts {
  can: Runtime['can'];
  releaseStore: ReleaseStore;
  tab: TabStore;
  loader: AppLoader;
}

/** Asks for the code of the app that owns the address while the frame is still on its way, where one may open it. */
export function prefetchPage(pathname: string, { can, releaseStore, tab, loader }: Parts): void {
  const { apps, releases } = releaseStore.get();
  const owner = ownerOfPath(apps, pathname);
  const release = owner && releases.get(owner.manifest.id);
  if (!release || !can(owner.entry.requires) || isOff(tab.get(), owner.manifest.id)) return;
  loader.prefetch(release);
}
