import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Registry } from '../../../shared/contract/registry';
import { isFull } from './diskError';
import { isWhole, readBackup, readRegistry, repairPage, writeRegistry } from './documents';
import { sweepDrafts } from './drafts';
import { withLock } from './withLock';

export { readRegistry, registryOf, writeRegistry } from './documents';

/** Runs while nobody else changes the served folder, and first takes away what those have left who were ended. */
function whileLocked<T>(file: string, run: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  return withLock(`${file}.lock`, () => {
    sweepDrafts(dirname(file));
    return run();
  });
}

/** What is live stays as it is; the page that shows it is repaired when there is room for it. */
function keepPage(file: string, registry: Registry): void {
  try {
    repairPage(file, registry);
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}

/**
 * Changes a registry's file so that of two changes at the same moment both survive: under a lock, and only if its
 * revision is still the one that was read; else the change is made once more, from what is there now.
 * @param change gives the registry to write, or the very same one to leave the file alone
 * @returns what the file holds now
 * @throws what `change` throws; the file is as it was
 */
export function changeRegistry(
  file: string,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  return whileLocked(file, async () => {
    for (;;) {
      const before = readRegistry(file);
      const changed = await change(before);
      if (changed === before) {
        keepPage(file, before);
        return before;
      }
      // A program that does not know the lock may have written meanwhile.
      if (readRegistry(file).revision !== before.revision) continue;
      const after = { ...changed, revision: before.revision + 1 };
      writeRegistry(file, after);
      return after;
    }
  });
}

/**
 * Makes registry and page whole: a registry that is damaged, or gone, is the one again that this tool wrote last; one that
 * was changed by hand gets its page.
 * @returns what it did, in a sentence
 * @throws the sentence of `readRegistry` when there is nothing to put back
 */
export function repair(file: string): Promise<string> {
  return whileLocked(file, async () => {
    const backup = readBackup(file);
    const isDamaged = !existsSync(file) || !isWhole(file);
    if (!isDamaged || !backup) {
      const registry = readRegistry(file);
      writeRegistry(file, registry);
      return `The registry is whole, and the page shows it (revision ${registry.revision}).`;
    }
    // Tabs that know a revision after that of the copy take this one all the same.
    const revision = backup.revision + 1;
    writeRegistry(file, { ...backup, revision });
    return `The registry holds again what revision ${backup.revision} held, as revision ${revision}.`;
  });
}
