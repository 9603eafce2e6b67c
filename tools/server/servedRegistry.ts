import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '../../shared/contract/registry';
import { pageOf, registryInPage, revisionIn } from './page';
import { emptyRegistry } from './registryFile';

interface RegistryAnswer {
  registry: Registry;
  text: string;
  etag: string;
  /** The page of the live shell with it, but for what is new with each answer; none while no shell has its files there. */
  page: string | undefined;
  /** The file is there and no registry: the page of the last publication is all that is left. */
  isDamaged?: boolean;
}

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
 * The page that was made when the registry was published, the very one that a server of files shows; made here where it is
 * not there, or not the one that goes with it.
 */
function pageFor(dist: string, registry: Registry, isPublished: boolean): string | undefined {
  const published = join(dist, 'index.html');
  const isNewer = existsSync(published) && statSync(published).mtimeMs >= statSync(join(dist, 'registry.json')).mtimeMs;
  const page = isPublished && isNewer ? readFileSync(published, 'utf8') : '';
  if (revisionIn(page) === registry.revision) return page;
  const own = join(dist, 'shell', registry.shell.release, 'index.html');
  return existsSync(own) ? pageOf(readFileSync(own, 'utf8'), registry) : lastPage(dist);
}

/** The page as it was published last, whatever has happened since: its HTML says what does not arrive, and tries again. */
function lastPage(dist: string): string | undefined {
  const file = join(dist, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** What there is without a registry: the last page, and the policy that goes with it. */
function withoutRegistry(dist: string): RegistryAnswer {
  const page = lastPage(dist);
  const inPage: unknown = JSON.parse(page?.match(registryInPage)?.[1] ?? 'null');
  return { registry: isRegistry(inPage) ? inPage : emptyRegistry, text: '', etag: '', page, isDamaged: true };
}

/**
 * Reads `registry.json` of the served folder, again whenever it has changed, so that a release shows up without a restart.
 * @param transform changes what is handed out; the file stays as it is.
 * @returns a function that gives the registry as it is now. A file that cannot be read leaves the last good one in use;
 * with none, there is the page that was published last.
 * @throws where there is no file
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
      if (!latest && !existsSync(file)) throw error;
      const reason = error instanceof Error ? error.message : error;
      console.error(
        latest
          ? `Keeping the last good registry: ${reason}`
          : `${file} cannot be read (${reason}). The page that was published last is served until it is put right: npm run release -- repair.`,
      );
    }
    return latest ?? withoutRegistry(dist);
  };
}
