import type { Release } from '@atrium/contract';
import { createContext, useContext, useEffect } from 'react';
import { useValue } from '../common/ValueStore';
import type { AppLoader } from './loading/AppLoader';
import type { CommandFaults, FailedCommand } from './loading/watchCommands';
import type { ReleaseState } from './releases/releaseState';
import type { TabChoices } from './releases/TabStore';
import { type Page, usePage } from './ShellServices';

/** What the shell has beside the runtime, once per page. */
export interface Shell extends Pick<Page, 'releaseStore' | 'tab' | 'refusals' | 'refreshRegistry' | 'demo'> {
  loader: AppLoader;
  commandFaults: CommandFaults;
}

const ShellContext = createContext<Shell | null>(null);

export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('There is no ShellProvider above.');
  return shell;
}

export const useReleaseState = (): ReleaseState => useValue(useShell().releaseStore);

/** The release of each app that this tab uses, by app id, kept current. */
export const useReleases = (): ReadonlyMap<string, Release> => useReleaseState().releases;

/** What was chosen for this tab, kept current. */
export const useTabChoices = (): TabChoices => useValue(usePage().tab);

/** The command whose app could not be loaded, until it works or is dismissed. */
export const useFailedCommand = (): FailedCommand | null => useValue(useShell().commandFaults);

/** A page starts with the live releases alone: has the others fetched, for a part that shows or uses them. */
export function useWholeRegistry(): void {
  const { releaseStore, refreshRegistry } = useShell();
  useEffect(() => {
    if (releaseStore.lacksReleases()) void refreshRegistry();
  }, [releaseStore, refreshRegistry]);
}
