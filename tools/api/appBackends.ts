import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AppBackend, type BackendSource, toBackendSource } from '@atrium/backend';
import type { AppManifest } from '@atrium/contract';
import type { Engine } from '../../shared/backend/engine/Engine';
import { remoteFolders } from '../build/paths';

/** The file of an exposed module: `./backend` is `src/backend.ts`, or a folder's index. */
function findModule(folder: string, name: string): string {
  const base = join(folder, 'src', name);
  const file = [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((path) => existsSync(path));
  if (!file) throw new Error(`${base} is named in a manifest and does not exist`);
  return file;
}

const importDefault = async <T>(file: string): Promise<T> => (await import(pathToFileURL(file).href)).default;

export async function readAppSources(): Promise<Record<string, BackendSource>> {
  const sources: Record<string, BackendSource> = {};
  for (const folder of remoteFolders().values()) {
    const manifest = await importDefault<AppManifest>(join(folder, 'src/manifest.ts'));
    const load = (module: string) => importDefault<AppBackend>(findModule(folder, module));
    sources[manifest.id] = toBackendSource(manifest, load);
  }
  return sources;
}

export async function registerAppBackends({ catalog }: Engine): Promise<void> {
  for (const [id, source] of Object.entries(await readAppSources())) catalog.register(id, source);
}

/** The folders of the demo's pictures and files, of the core and of apps. */
export const assetFolders = (root: string): string[] =>
  [
    join(root, 'mock/assets'),
    ...[...remoteFolders().values()].map((folder) => join(folder, 'src/backend/assets')),
  ].filter((folder) => existsSync(folder));
