import type { Commands } from '@atrium/contract';
import { type ReadableValue, ValueStore } from '../../common/ValueStore';
import { LoadError } from './LoadError';

/** A command whose app could not be loaded, and how to run it once more. */
export interface FailedCommand {
  id: string;
  error: LoadError;
  retry: () => void;
}

export interface CommandErrors extends ReadableValue<FailedCommand | null> {
  dismiss(): void;
}

/** Wraps the page's commands: the last one whose app could not be loaded is kept, to be shown. */
export function watchCommands(commands: Commands): { commands: Commands; faults: CommandErrors } {
  const failed = new ValueStore<FailedCommand | null>(null);

  async function run(id: string, argument?: unknown): Promise<unknown> {
    try {
      const result = await commands.run(id, argument);
      if (failed.get()?.id === id) failed.set(null);
      return result;
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      if (cause instanceof LoadError)
        failed.set({ id, error: cause, retry: () => void run(id, argument).catch(() => undefined) });
      throw error;
    }
  }

  return {
    commands: { has: commands.has, run },
    faults: { get: failed.get, subscribe: failed.subscribe, dismiss: () => failed.set(null) },
  };
}
