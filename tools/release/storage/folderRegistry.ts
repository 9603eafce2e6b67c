import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Registry } from '../../../shared/contract/registry';
import { draftOf } from '../../build/draft';
import { pageOf } from '../../server/page';
import { emptyRegistry, inlineJson, parseRegistry, registryBackupName, registryName } from '../../server/registryFile';
import { isFull } from '../../storage/diskError';
import { sweepDrafts } from './releaseFolders';
import { type ChangeRegistry, damagedRegistry, intactMessage, restoredFrom, restoredMessage } from './releaseStorage';
import { withLock } from './withLock';

export const registryOf = (dist: string) => join(dist, registryName);

const backupOf = (file: string) => join(dirname(file), registryBackupName);

const parseFile = (file: string) => parseRegistry(readFileSync(file, 'utf8'));

function readBackup(file: string): Registry | undefined {
  if (!existsSync(backupOf(file))) return undefined;
  const found = parseFile(backupOf(file));
  return typeof found === 'string' ? undefined : found;
}

/**
 * Reads a registry's file; an absent one is an empty registry.
 * @throws a sentence that says how to repair it, when it is damaged
 */
export function readRegistry(file: string): Registry {
  if (!existsSync(file)) return emptyRegistry;
  const found = parseFile(file);
  if (typeof found !== 'string') return found;
  throw damagedRegistry(file, found, readBackup(file) !== undefined);
}

const pageFile = (dist: string) => join(dist, 'index.html');

/** The page with the registry in it; undefined as long as no shell was built. */
function pageFor(dist: string, registry: Registry): string | undefined {
  const shell = join(dist, 'shell', registry.shell.release, 'index.html');
  return registry.shell.release && existsSync(shell) ? pageOf(readFileSync(shell, 'utf8'), registry) : undefined;
}

/** Writes all drafts before it renames the first: a full disk fails before anything has changed. */
function writeAll(texts: readonly (readonly [file: string, text: string])[]): void {
  const drafts = texts.map(([file, text]) => ({ file, text, draft: draftOf(file) }));
  try {
    for (const { draft, text } of drafts) writeFileSync(draft, text);
    for (const { draft, file } of drafts) renameSync(draft, file);
  } catch (error) {
    for (const { draft } of drafts) rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * Writes the registry, its page and a backup; a reader sees the old document or the new one. The registry comes first:
 * between the two renames, a server that reads it shows the new state, and a plain file server the whole old one.
 */
export function writeRegistry(file: string, registry: Registry): void {
  const dist = dirname(file);
  mkdirSync(dist, { recursive: true });
  const text = inlineJson(registry);
  const page = pageFor(dist, registry);
  writeAll([[file, text], ...(page ? [[pageFile(dist), page] as const] : []), [backupOf(file), text]]);
}

/** Rewrites a page that a killed process left outdated; without space for it, the registry stays as it is. */
function repairPage(file: string, registry: Registry): void {
  const dist = dirname(file);
  const page = pageFor(dist, registry);
  if (!page) return;
  const isCurrent = existsSync(pageFile(dist)) && readFileSync(pageFile(dist), 'utf8') === page;
  if (isCurrent) return;
  try {
    writeAll([[pageFile(dist), page]]);
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}

/** Runs alone in the served folder, after removing the drafts of killed processes. */
function whileLocked<T>(file: string, run: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  return withLock(`${file}.lock`, () => {
    sweepDrafts(dirname(file));
    return run();
  });
}

/**
 * Changes a registry's file under a lock, and only if its revision is still the one that was read; otherwise the change is
 * computed again from the new content.
 * @returns the content of the file now
 * @throws what `change` throws; the file is then unchanged
 */
export function changeRegistry(file: string, change: ChangeRegistry): Promise<Registry> {
  return whileLocked(file, async () => {
    for (;;) {
      const before = readRegistry(file);
      const changed = await change(before);
      if (changed === before) {
        repairPage(file, before);
        return before;
      }
      // A program that does not know the lock may have written meanwhile.
      if (readRegistry(file).revision !== before.revision) continue;
      const after = { ...changed, revision: before.revision + 1 };
      writeRegistry(file, after);
      return after;
    }
  });
}

/**
 * Restores a damaged or missing registry from its backup, and rewrites the page of one that was edited by hand.
 * @returns a sentence for the person who asked
 * @throws as `readRegistry`, when there is no backup
 */
export function repairRegistry(file: string): Promise<string> {
  return whileLocked(file, async () => {
    const backup = readBackup(file);
    const isIntact = existsSync(file) && typeof parseFile(file) !== 'string';
    const registry = isIntact || !backup ? readRegistry(file) : restoredFrom(backup);
    writeRegistry(file, registry);
    return isIntact || !backup ? intactMessage(registry) : restoredMessage(registry);
  });
}
