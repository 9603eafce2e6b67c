import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
export const dist = join(root, 'dist');

/** The folder of every remote of the workspace, by id. */
export const remoteFolders = (): Map<string, string> =>
  new Map(
    readdirSync(join(root, 'remotes'))
      .map((id): [string, string] => [id, join(root, 'remotes', id)])
      .filter(([, folder]) => existsSync(join(folder, 'src/manifest.ts'))),
  );
