import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '../../shared/contract/registry';
import { pageOf, revisionIn } from './page';

export interface RegistryAnswer {
  registry: Registry;
  text: string;
  etag: string;
  /** The page of the live shell with it, but for what is new with each answer. */
  page: string;
}

export type RegistryTransform = (registry: Registry) => Registry;

function isRegistry(value: unknown): value is Registry {
  if (typeof value !== 'object' || value === null) return false;
  return 'shell' in value && 'apps' in value && 'api' in value && 'origins' in value && Array.isArray(value.origins);
}

function readRegistry(file: string): Registry {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRegistry(value)) throw new Error(`${file} is not a registry`);
  return value;
}

/**
 * The page that was made when the registry was published, the very one that a server of files shows; made here where it is
 * not there, or not the one that goes with it.
 */
function pageFor(dist: string, registry: Registry, isPublished: boolean): string {
  const published = join(dist, 'index.html');
  const isNewer = existsSync(published) && statSync(published).mtimeMs >= statSync(join(dist, 'registry.json')).mtimeMs;
  const page = isPublished && isNewer ? readFileSync(published, 'utf8') : '';
  if (revisionIn(page) === registry.revision) return page;
  return pageOf(readFileSync(join(dist, 'shell', registry.shell.release, 'index.html'), 'utf8'), registry);
}

/**
 * Reads `registry.json` of the served folder, again whenever it has changed, so that a release shows up without a restart.
 * @param transform changes what is handed out; the file stays as it is.
 * @returns a function that gives the registry as it is now. A file that cannot be read leaves the last good one in use;
 * with none, it throws.
 */
export function registryFile(dist: string, transform?: RegistryTransform): () => RegistryAnswer {
  const file = join(dist, 'registry.json');
  let version = '';
  let latest: RegistryAnswer | undefined;

  function read(): RegistryAnswer {
    const published = readRegistry(file);
    const registry = transform?.(published) ?? published;
    const text = JSON.stringify(registry);
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    return { registry, text, etag, page: pageFor(dist, registry, registry === published) };
  }

  return () => {
    try {
      const { mtimeMs, size, ino } = statSync(file);
      const found = `${mtimeMs} ${size} ${ino}`;
      if (latest && found === version) return latest;
      version = found;
      latest = read();
    } catch (error) {
      if (!latest) throw error;
      console.error(`Keeping the last good registry: ${error instanceof Error ? error.message : error}`);
    }
    return latest;
  };
}
