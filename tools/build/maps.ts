import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths';

/** Source maps for `npm run explain`, outside of the served folder. */
const mapsFolder = join(root, '.cache/maps');

/** For each app and the shell, as many as the registry keeps. */
const maxReleases = 5;

/** The maps of a release that was built here. @param name `shell` or the id of an app */
export const mapsOf = (name: string, release: string): string => join(mapsFolder, name, release);

function deleteOldest(folder: string): void {
  const releases = readdirSync(folder).map((name) => join(folder, name));
  const latestFirst = releases.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of latestFirst.slice(maxReleases)) rmSync(old, { recursive: true, force: true });
}

export function storeSourceMaps(built: string, name: string, release: string): void {
  const folder = mapsOf(name, release);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(built).filter((one) => one.endsWith('.map')))
    renameSync(join(built, file), join(folder, file));
  deleteOldest(join(mapsFolder, name));
}
