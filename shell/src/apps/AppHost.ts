import type { Release } from '@atrium/contract';
import { createContext, useContext, useEffect } from 'react';
import { useValue } from '../common/ValueStore';
import type { AppLoader } from './loading/AppLoader';
import type { CommandErrors, FailedCommand } from './loading/watchCommands';
import type { ReleaseState } from './releases/releaseState';
import type { TabChoices } from './releases/TabStore';
import { type ShellServices, useShellServices } from './ShellServices';

/** The shell's services for signed-in users beside the runtime, once per page. */
export interface AppHost
  extends Pick<ShellServices, 'releaseStore' | 'tab' | 'rejectedOverrides' | 'refreshRegistry' | 'demo'> {
  loader: AppLoader;
  commandErrors: CommandErrors;
}

const AppHostContext = createContext<AppHost | null>(null);

export const AppHostProvider = AppHostContext.Provider;

export function useAppHost(): AppHost {
  const shell = useContext(AppHostContext);
  if (!shell) throw new Error('There is no ShellProvider above.');
  return shell;
}

export const useReleaseState = (): ReleaseState => useValue(useAppHost().releaseStore);

export const useReleases = (): ReadonlyMap<string, Release> => useReleaseState().releases;

export const useTabChoices = (): TabChoices => useValue(useShellServices().tab);

/** The command whose app could not be loaded, until it works or is dismissed. */
export const useFailedCommand = (): FailedCommand | null => useValue(useAppHost().commandErrors);

/** The page starts with the live releases only: fetches the others for a component that shows them. */
export function useWholeRegistry(): void {
  const { releaseStore, refreshRegistry } = useAppHost();
  useEffect(() => {
    if (releaseStore.lacksReleases()) void refreshRegistry();
  }, [releaseStore, refreshRegistry]);
}
