import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AppManifest } from '../../shared/contract/manifest';

export const root = resolve(import.meta.dirname, '../..');
export const dist = join(root, 'dist');

export const remoteFolders = (): Map<string, string> =>
  new Map(
    readdirSync(join(root, 'remotes'))
      .map((id): [string, string] => [id, join(root, 'remotes', id)])
      .filter(([, folder]) => existsSync(join(folder, 'src/manifest.ts'))),
  );

export async function readManifests(): Promise<AppManifest[]> {
  const folders = [...remoteFolders().values()];
  const modules = await Promise.all(folders.map((folder) => import(join(folder, 'src/manifest.ts'))));
  return modules.map(({ default: manifest }: { default: AppManifest }) => manifest);
}
