import { createContext, useContext } from 'react';
import type { AppLoader } from './loading/AppLoader';
import type { CommandFaults } from './loading/watchCommands';
import type { Page } from './ShellServices';

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
