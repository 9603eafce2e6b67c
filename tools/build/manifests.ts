import { join } from 'node:path';
import type { AppManifest } from '../../shared/contract/manifest';
import { remoteFolders } from './paths';

/** The manifests of the apps of this repository, as their sources state them. */
export async function readManifests(): Promise<AppManifest[]> {
  const folders = [...remoteFolders().values()];
  const modules = await Promise.all(folders.map((folder) => import(join(folder, 'src/manifest.ts'))));
  return modules.map(({ default: manifest }: { default: AppManifest }) => manifest);
}
