import type { Release } from '@atrium/contract';
import type { FailedCommand } from '../loading/commandFaults';
import type { ReleaseState } from '../loading/releaseState';
import { useValue } from '../store/useValue';
import type { TabChoices } from '../tab/tabChoices';
import { usePage } from './PageContext';
import { useShell } from './ShellContext';

export const useReleaseState = (): ReleaseState => useValue(useShell().releaseStore);

/** The release of each app that this tab uses, by app id, kept current. */
export const useReleases = (): ReadonlyMap<string, Release> => useReleaseState().releases;

/** What was chosen for this tab, kept current. */
export const useTabChoices = (): TabChoices => useValue(usePage().tab);

/** The command whose app could not be loaded, until it works or is dismissed. */
export const useFailedCommand = (): FailedCommand | null => useValue(useShell().commandFaults);
