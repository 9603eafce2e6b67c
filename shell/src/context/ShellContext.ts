import { createContext, useContext } from 'react';
import type { Demo } from '../demo/Demo';
import type { AppLoader } from '../loading/appLoader';
import type { CommandFaults } from '../loading/commandFaults';
import type { OverrideRefusal } from '../loading/overrides';
import type { ReleaseStore } from '../loading/releaseStore';
import type { TabStore } from '../tab/tabChoices';

/** What the shell has beside the runtime, once per page. */
export interface Shell {
  loader: AppLoader;
  /** What knows, and decides, which release of each app this tab uses. */
  releaseStore: ReleaseStore;
  tab: TabStore;
  /** Overrides that the address asked for in vain. */
  refusals: readonly OverrideRefusal[];
  commandFaults: CommandFaults;
  /** Fetches the registry once more; what it names is used as always. */
  refreshRegistry(): Promise<void>;
  /** Null when a real server answers. */
  demo: Demo | null;
}

const ShellContext = createContext<Shell | null>(null);

export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('There is no ShellProvider above.');
  return shell;
}
