import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
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
  /** The file is there and no registry: the page says so, and asks for it again. */
  isDamaged?: boolean;
}

const damaged: RegistryAnswer = {
  registry: { revision: 0, api: { mode: 'mock' }, origins: [], shell: { release: '', host: '' }, apps: {} },
  text: '',
  etag: '',
  startText: 'null',
  isDamaged: true,
};

export type RegistryTransform = (registry: Registry) => Registry;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whole enough for a server; of each app, the shell judges by itself. */
const isRegistry = (value: unknown): value is Registry =>
  isRecord(value) &&
  isRecord(value.shell) &&
  typeof value.shell.release === 'string' &&
  typeof value.shell.host === 'string' &&
  isRecord(value.apps) &&
  isRecord(value.api) &&
  Array.isArray(value.origins) &&
  value.origins.every((origin) => typeof origin === 'string');

function readRegistry(file: string): Registry {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRegistry(value)) throw new Error(`${file} is no registry`);
  return value;
}

/**
 * Reads `registry.json` of the served folder, again whenever it has changed, so that a release shows up without a restart.
 * @param transform changes what is handed out; the file stays as it is.
 * @returns a function that gives the registry as it is now. A file that cannot be read leaves the last good one in use;
 * where there was none, the answer says that it is damaged.
 * @throws when there is no file
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
      if (!latest && !existsSync(file)) throw error;
      const reason = error instanceof Error ? error.message : error;
      console.error(
        latest
          ? `Keeping the last good registry: ${reason}`
          : `${file} cannot be read (${reason}). Pages say so until it is put right: from a backup, or by deleting it and a build.`,
      );
    }
    return latest ?? damaged;
  };
}
