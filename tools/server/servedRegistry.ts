import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '../../shared/contract/registry';
import { pageOf, registryInPage, revisionIn } from './page';
import { emptyRegistry, parseRegistry, registryName } from './registryFile';

export interface ServedRegistry {
  registry: Registry;
  text: string;
  etag: string;
  /** The live shell's page with the registry, without what differs between responses; undefined while no shell has files. */
  page: string | undefined;
  /** `registry.json` exists and cannot be read; only the last published page is left. */
  isDamaged?: boolean;
}

export type RegistryTransform = (registry: Registry) => Registry;

function readRegistry(file: string): Registry {
  const registry = parseRegistry(readFileSync(file, 'utf8'));
  if (typeof registry === 'string') throw new Error(`${file} is not a registry: ${registry}`);
  return registry;
}

/** The page made at publication, which a plain file server shows too; made here when it is missing or outdated. */
function pageFor(dist: string, registry: Registry, isPublished: boolean): string | undefined {
  const published = join(dist, 'index.html');
  const isNewer = existsSync(published) && statSync(published).mtimeMs >= statSync(join(dist, registryName)).mtimeMs;
  const page = isPublished && isNewer ? readFileSync(published, 'utf8') : '';
  if (revisionIn(page) === registry.revision) return page;
  const own = join(dist, 'shell', registry.shell.release, 'index.html');
  return existsSync(own) ? pageOf(readFileSync(own, 'utf8'), registry) : lastPage(dist);
}

/** The last published page. Its HTML names the files that do not load, and tries again. */
function lastPage(dist: string): string | undefined {
  const file = join(dist, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Without a readable registry: the last page, and the registry in it, on which the policy depends. */
function withoutRegistry(dist: string): ServedRegistry {
  const page = lastPage(dist);
  const inPage = parseRegistry(page?.match(registryInPage)?.[1] ?? 'null');
  const registry = typeof inPage === 'string' ? emptyRegistry : inPage;
  return { registry, text: '', etag: '', page, isDamaged: true };
}

/**
 * Reads `registry.json` of the served folder, again whenever it changes, so that a release needs no restart.
 * @param transform changes the served registry; the file is left alone
 * @returns a function that gives the present registry. While the file cannot be read, the last good one is served; without
 * one, the last published page
 * @throws when there is no file
 */
export function openServedRegistry(dist: string, transform?: RegistryTransform): () => ServedRegistry {
  const file = join(dist, registryName);
  let version = '';
  let latest: ServedRegistry | undefined;

  function read(): ServedRegistry {
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
          : `${file} cannot be read (${reason}). The last published page is served until you run: npm run release -- repair.`,
      );
    }
    return latest ?? withoutRegistry(dist);
  };
}
