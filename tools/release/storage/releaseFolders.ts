import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the folders in a folder; none where it is not there. */
export const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

/** A folder of releases, relative to the one that holds `shell` and `remotes`. */
export interface ReleaseFolder {
  /** Of the app; `shell` for that. */
  id: string;
  release: string;
  path: string;
}

/** Every folder of a release below the served folder, or below that of builds that wait to be published. */
export function releaseFolders(parent: string): ReleaseFolder[] {
  const below = (path: string, id: string) =>
    foldersIn(join(parent, path)).map((release) => ({ id, release, path: `${path}/${release}` }));
  const apps = foldersIn(join(parent, 'remotes')).flatMap((id) => below(`remotes/${id}`, id));
  return [...below('shell', 'shell'), ...apps];
}
