import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Registry } from '../../shared/contract/registry';
import { withLock } from './withLock';

const emptyRegistry: Registry = {
  revision: 0,
  api: { mode: 'mock' },
  origins: [],
  shell: { release: '', host: '' },
  apps: {},
};

/** The registry of a served folder. */
export const registryOf = (dist: string) => join(dist, 'registry.json');

/** What a registry's file holds; an empty registry where there is no file. */
export const readRegistry = (file: string): Registry =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : emptyRegistry;

/** Writes beside and renames, so that a reader sees the old document or the new one. */
export function writeRegistry(file: string, registry: Registry): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  // Servers put it into a script element of the page: no text in it may end the element.
  writeFileSync(draft, JSON.stringify(registry).replaceAll('<', '\\u003c'));
  renameSync(draft, file);
}

/**
 * Changes a registry's file so that of two changes at the same moment both survive: under a lock, and only if its
 * revision is still the one that was read; else the change is made once more, from what is there now.
 * @param change gives the registry to write, or the very same one to leave the file alone
 * @returns what the file holds now
 * @throws what `change` throws; the file is as it was
 */
export async function changeRegistry(
  file: string,
  change: (registry: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  mkdirSync(dirname(file), { recursive: true });
  return withLock(`${file}.lock`, async () => {
    for (;;) {
      const before = readRegistry(file);
      const changed = await change(before);
      if (changed === before) return before;
      // A program that does not know the lock may have written meanwhile.
      if (readRegistry(file).revision !== before.revision) continue;
      const after = { ...changed, revision: before.revision + 1 };
      writeRegistry(file, after);
      return after;
    }
  });
}
