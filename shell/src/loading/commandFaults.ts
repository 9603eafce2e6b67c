import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Commands } from 'shared/runtime';
import { LoadError } from './LoadError';

/** A command whose app could not be loaded, and how to run it once more. */
export interface FailedCommand {
  id: string;
  error: LoadError;
  retry: () => void;
}

/** The commands of the page, watched: the latest one whose app did not arrive is kept to be shown. */
export function watchCommands(commands: Commands) {
  const listeners = new Set<() => void>();
  let failed: FailedCommand | null = null;

  function set(next: FailedCommand | null): void {
    failed = next;
    for (const listener of listeners) listener();
  }

  async function run(id: string, argument?: unknown): Promise<unknown> {
    try {
      const result = await commands.run(id, argument);
      if (failed?.id === id) set(null);
      return result;
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      if (cause instanceof LoadError)
        set({ id, error: cause, retry: () => void run(id, argument).catch(() => undefined) });
      throw error;
    }
  }

  return {
    commands: { has: commands.has, run },
    faults: {
      get: () => failed,
      dismiss: () => set(null),
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  };
}

type CommandFaults = ReturnType<typeof watchCommands>['faults'];

const none: CommandFaults = { get: () => null, dismiss: () => undefined, subscribe: () => () => undefined };

const FaultsContext = createContext<CommandFaults>(none);

export const CommandFaultsProvider = FaultsContext.Provider;

/** The command that failed last, until it works or is dismissed. */
export function useFailedCommand(): { failed: FailedCommand | null; dismiss: () => void } {
  const { get, subscribe, dismiss } = useContext(FaultsContext);
  return { failed: useSyncExternalStore(subscribe, get), dismiss };
}
