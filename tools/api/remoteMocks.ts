import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MockApp } from 'shared/api';
import type { AppManifest } from 'shared/contract';
import type { DemoApi } from '../../mock/core/api';

/** The file of an exposed module: `./mock` is `src/mock.ts`, or a folder's index. */
function findModule(folder: string, name: string): string {
  const base = join(folder, 'src', name);
  const file = [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((path) => existsSync(path));
  if (!file) throw new Error(`${base} is named in a manifest and does not exist`);
  return file;
}

/** Adds the calls that remotes bring along to the API. */
export async function registerRemoteMocks(api: DemoApi, root: string): Promise<void> {
  for (const name of await readdir(join(root, 'remotes'))) {
    const folder = join(root, 'remotes', name);
    const file = join(folder, 'src/manifest.ts');
    if (!existsSync(file)) continue;
    const { default: manifest }: { default: AppManifest } = await import(pathToFileURL(file).href);
    if (!manifest.backend) continue;
    const { prefixes, module } = manifest.backend;
    const load = async (): Promise<MockApp> => (await import(pathToFileURL(findModule(folder, module)).href)).default;
    api.register(manifest.id, { prefixes, load });
  }
}
