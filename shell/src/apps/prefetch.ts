import { ownerOfPath } from 'shared/contract/host';
import { useApps } from 'shared/runtime';
import { useShell } from './AppHost';
import { isOff } from './releases/TabStore';
import { useReleases, useTabChoices } from './shellState';

const savesData = () => 'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

/** Loads an app's code ahead when its entry is pointed at or focused, unless the connection asks to save data. */
export function usePrefetch(app: string | undefined): () => void {
  const { loader } = useShell();
  const release = useReleases().get(app ?? '');
  const isSwitchedOff = isOff(useTabChoices(), app ?? '');
  return () => {
    if (release && !isSwitchedOff && !savesData()) loader.prefetch(release);
  };
}

/** The same for a link to any page of an app. */
export const usePrefetchPath = (path: string): (() => void) => usePrefetch(ownerOfPath(useApps(), path)?.manifest.id);
