import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../../../shared/contract/registry';
import { isLocal, pathOf } from '../domain/channels';
import type { ReleaseStorage } from '../storage/releaseStorage';

export interface ReleaseSource {
  /** The names of its scripts and style sheets, including the entry. */
  names: readonly string[];
  read(name: string): Promise<Buffer | undefined>;
}

const isCode = (name: string) => /\.(js|css)$/.test(name);

export const folderSource = (folder: string): ReleaseSource => ({
  names: existsSync(folder) ? readdirSync(folder).filter(isCode) : [],
  read: async (name) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : undefined),
});

/** A server that hangs must not hold up a release and the lock of the registry. */
export const requestTimeoutMs = 10_000;

export const remoteSource = (entry: string, files: readonly string[]): ReleaseSource => ({
  names: files.filter(isCode),
  async read(name) {
    try {
      const response = await fetch(new URL(name, entry), { signal: AbortSignal.timeout(requestTimeoutMs) });
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
    } catch {
      return undefined;
    }
  },
});

export async function publishedSource(storage: ReleaseStorage, release: Release): Promise<ReleaseSource> {
  if (!isLocal(release)) return remoteSource(release.entry, []);
  const path = pathOf(release);
  return {
    names: (await storage.names(path)).filter(isCode),
    read: (name) => storage.read(`${path}/${name}`),
  };
}
