import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '../../shared/contract/registry';
import { changeRegistry, registryOf } from './registryFile';

const foldersIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

/** The folders, relative to the served one, of releases that the registry no longer keeps. */
function unkept(dist: string, { apps, shell, shellHistory }: Registry): string[] {
  const keptShells = new Set([shell.release, ...(shellHistory?.releases ?? []).map(({ release }) => release)]);
  const shells = foldersIn(join(dist, 'shell')).filter((release) => !keptShells.has(release));
  const remotes = foldersIn(join(dist, 'remotes')).flatMap((id) => {
    const kept = new Set(apps[id]?.releases.map(({ release }) => release));
    return foldersIn(join(dist, 'remotes', id))
      .filter((release) => !kept.has(release))
      .map((release) => `remotes/${id}/${release}`);
  });
  return [...shells.map((release) => `shell/${release}`), ...remotes];
}

/**
 * Deletes the files of releases that the registry no longer keeps: all but the last five of each app and of the shell,
 * and what is in use. No release can be published meanwhile.
 * @returns the folders that are gone, relative to the served one
 */
export async function prune(dist: string): Promise<string[]> {
  let gone: string[] = [];
  await changeRegistry(registryOf(dist), (registry) => {
    gone = unkept(dist, registry);
    for (const folder of gone) rmSync(join(dist, folder), { recursive: true, force: true });
    return registry;
  });
  return gone;
}
