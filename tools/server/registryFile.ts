import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '../../shared/contract/registry';
import { inlineJson } from './page';
import { startRegistry } from './startRegistry';

export interface RegistryAnswer {
  registry: Registry;
  text: string;
  etag: string;
  /** What a page starts with, to be put into it. */
  startText: string;
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
 * Reads `registry.json` of the served folder, again whenever it has changed, so that a release shows up without a restart.
 * @param transform changes what is handed out; the file stays as it is.
 * @returns a function that gives the registry as it is now. A file that cannot be read leaves the last good one in use;
 * with none, it throws.
 */
export function registryFile(
  dist: string,
  transform: RegistryTransform = (registry) => registry,
): () => RegistryAnswer {
  const file = join(dist, 'registry.json');
  let version = '';
  let latest: RegistryAnswer | undefined;

  function read(): RegistryAnswer {
    const registry = transform(readRegistry(file));
    const text = JSON.stringify(registry);
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    return { registry, text, etag, startText: inlineJson(startRegistry(registry)) };
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
