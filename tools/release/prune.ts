import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '../../shared/contract/registry';
import { isFull } from './diskProblem';
import { releaseFolders } from './folders';
import { changeRegistry, readRegistry, registryOf } from './registryFile';

/** The folders, relative to the served one, of releases that the registry no longer keeps. */
function unkept(dist: string, { apps, shell, shellHistory }: Registry): string[] {
  const keptShells = [shell.release, ...(shellHistory?.releases ?? []).map(({ release }) => release)];
  const keptOf = (id: string) =>
    id === 'shell' ? keptShells : (Object.hasOwn(apps, id) && apps[id]?.releases.map(({ release }) => release)) || [];
  return releaseFolders(dist).flatMap(({ id, release, path }) => (keptOf(id).includes(release) ? [] : [path]));
}

/** Takes files away, and says of which releases. */
function removeUnkept(dist: string): string[] {
  const folders = unkept(dist, readRegistry(registryOf(dist)));
  for (const folder of folders) rmSync(join(dist, folder), { recursive: true, force: true });
  return folders;
}

/**
 * Deletes the files of releases that the registry no longer keeps: all but the last five of each app and of the shell,
 * and what is in use. No release can be published meanwhile.
 * @returns the folders that are gone, relative to the served one
 */
export async function prune(dist: string): Promise<string[]> {
  const gone: string[] = [];
  const removeLocked = () =>
    changeRegistry(registryOf(dist), (registry) => {
      gone.push(...removeUnkept(dist));
      return registry;
    });
  try {
    await removeLocked();
  } catch (error) {
    // On a disk without room for a lock, nobody else can have one.
    if (!isFull(error)) throw error;
    gone.push(...removeUnkept(dist));
    await removeLocked();
  }
  return gone;
}
