import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths';

/** Source maps are kept here, outside of what is served: for `npm run explain`. */
const kept = join(root, '.cache/maps');

/** Of how many releases of an app, or of the shell: as many as the registry keeps. */
const mostReleases = 5;

/** Where the maps of a release are, if it was built here; `name` is `shell` or the id of an app. */
export const mapsOf = (name: string, release: string): string => join(kept, name, release);

function forgetOldest(folder: string): void {
  const releases = readdirSync(folder).map((name) => join(folder, name));
  const latestFirst = releases.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of latestFirst.slice(mostReleases)) rmSync(old, { recursive: true, force: true });
}

/** Takes the source maps out of a release that was built. */
export function keepMaps(built: string, name: string, release: string): void {
  const folder = mapsOf(name, release);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(built).filter((one) => one.endsWith('.map')))
    renameSync(join(built, file), join(folder, file));
  forgetOldest(join(kept, name));
}
