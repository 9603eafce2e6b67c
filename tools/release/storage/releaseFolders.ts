import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, makerOf } from '../../build/draft';

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

/** A folder of one release, relative to the folder that holds `shell` and `remotes`. */
export interface ReleaseFolder {
  /** The id of the app, or `shell`. */
  id: string;
  release: string;
  path: string;
}

/** All folders of releases in the served folder, or in the staging folder of builds. */
export function releaseFolders(parent: string): ReleaseFolder[] {
  const below = (path: string, id: string) =>
    foldersIn(join(parent, path)).map((release) => ({ id, release, path: `${path}/${release}` }));
  const apps = foldersIn(join(parent, 'remotes')).flatMap((id) => below(`remotes/${id}`, id));
  return [...below('shell', 'shell'), ...apps];
}

function isAbandoned(name: string): boolean {
  const maker = makerOf(name);
  return maker !== undefined && !isRunning(maker);
}

function sweep(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter(isAbandoned))
    rmSync(join(folder, name), { recursive: true, force: true });
}

/** Assets are copied file by file, so their drafts may be at any depth. */
function sweepAssets(folder: string): void {
  sweep(folder);
  for (const name of foldersIn(folder)) sweepAssets(join(folder, name));
}

/**
 * Deletes the drafts of processes that were killed while they wrote.
 * @param parent holds `shell`, `remotes` and `assets`: the served folder, or the staging folder of builds
 */
export function sweepDrafts(parent: string): void {
  const remotes = join(parent, 'remotes');
  const ofApps = foldersIn(remotes).map((id) => join(remotes, id));
  for (const folder of [parent, ...['shell', 'changes'].map((name) => join(parent, name)), remotes, ...ofApps])
    sweep(folder);
  sweepAssets(join(parent, 'assets'));
}
