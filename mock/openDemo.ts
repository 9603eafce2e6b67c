import { type Engine, memoryPersistence, type Persistence } from '@atrium/backend/engine';
import { type OpenOptions, openEngine } from '@atrium/core';
import { openIndexedDb } from './indexedDb';

export interface DemoOptions extends Omit<OpenOptions, 'persistence'> {
  /** Storage of the records; defaults to the browser's database. */
  persistence?: Persistence | undefined;
}

/** The engine on the records that the page shares with the browser's other tabs. */
export const openDemo = async ({ persistence, ...options }: DemoOptions): Promise<Engine> =>
  openEngine({ ...options, persistence: persistence ?? (await openBrowserStorage(options.scale)) });

/** The browser's database; memory where there is none, as in a private window. */
async function openBrowserStorage(scale = 1): Promise<Persistence> {
  if (typeof indexedDB === 'undefined') return memoryPersistence();
  try {
    return await openIndexedDb(scale > 1 ? `atrium-${scale}` : 'atrium');
  } catch {
    return memoryPersistence();
  }
}
