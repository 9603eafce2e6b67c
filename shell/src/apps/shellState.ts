import type { Release } from 'shared/contract';
import { useValue } from '../common/useValue';
import { useShell } from './AppHost';
import type { FailedCommand } from './loading/watchCommands';
import type { ReleaseState } from './releases/releaseState';
import type { TabChoices } from './releases/TabStore';
import { usePage } from './ShellServices';

export const useReleaseState = (): ReleaseState => useValue(useShell().releaseStore);

/** The release of each app that this tab uses, by app id, kept current. */
export const useReleases = (): ReadonlyMap<string, Release> => useReleaseState().releases;

/** What was chosen for this tab, kept current. */
export const useTabChoices = (): TabChoices => useValue(usePage().tab);

/** The command whose app could not be loaded, until it works or is dismissed. */
export const useFailedCommand = (): FailedCommand | null => useValue(useShell().commandFaults);
