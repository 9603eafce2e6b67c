import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Registry } from '../../../shared/contract/registry';
import { draftOf } from '../../build/draft';
import { inlineJson, pageOf } from '../../server/page';
import { emptyRegistry } from '../../server/registryFile';

/** The registry of a served folder. */
export const registryOf = (dist: string) => join(dist, 'registry.json');

/** What this tool wrote last: where a registry that somebody damaged comes back from. */
const backupOf = (file: string) => join(dirname(file), 'registry.backup.json');

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRegistry = (value: unknown): value is Registry =>
  isObject(value) &&
  ['apps', 'shell', 'api'].every((name) => isObject(Reflect.get(value, name))) &&
  Array.isArray(Reflect.get(value, 'origins')) &&
  Number.isInteger(Reflect.get(value, 'revision'));

/** What a text holds as JSON: a registry, or why it is none. */
export function parseRegistry(text: string): Registry | string {
  try {
    const value: unknown = JSON.parse(text);
    return isRegistry(value) ? value : 'it lacks revision, api, origins, shell or apps';
  } catch (error) {
    if (error instanceof SyntaxError) return error.message;
    throw error;
  }
}

const parsed = (file: string) => parseRegistry(readFileSync(file, 'utf8'));

/**
 * What a registry's file holds; an empty registry where there is no file.
 * @throws a sentence that says how to repair it, when it is damaged
 */
export function readRegistry(file: string): Registry {
  if (!existsSync(file)) return emptyRegistry;
  const found = parsed(file);
  if (typeof found !== 'string') return found;
  const cure = readBackup(file)
    ? '"npm run release -- repair" puts back what the last release wrote'
    : 'put a copy of it back';
  throw new Error(`${file} is no registry (${found}), and nothing was changed: repair it by hand, or ${cure}.`);
}

/** Does a file hold a registry? */
export const isWhole = (file: string): boolean => typeof parsed(file) !== 'string';

/** The registry as this tool wrote it last, if a copy of it is there and whole. */
export function readBackup(file: string): Registry | undefined {
  if (!existsSync(backupOf(file))) return undefined;
  const found = parsed(backupOf(file));
  return typeof found === 'string' ? undefined : found;
}

/** The page that goes with a registry; nothing as long as no shell was built. */
function pageFor(dist: string, registry: Registry): string | undefined {
  const shell = join(dist, 'shell', registry.shell.release, 'index.html');
  return registry.shell.release && existsSync(shell) ? pageOf(readFileSync(shell, 'utf8'), registry) : undefined;
}

const pageFile = (dist: string) => join(dist, 'index.html');

/** Writes all texts beside, then gives them their names, in order: a full disk is met before anything has changed. */
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
 * Writes the registry, the page that goes with it, and a copy; a reader sees the old document or the new one. The registry
 * is first: between the two, servers that read it show what is new, and servers of files what was live before, whole.
 */
export function writeRegistry(file: string, registry: Registry): void {
  const dist = dirname(file);
  mkdirSync(dist, { recursive: true });
  const text = inlineJson(registry);
  const page = pageFor(dist, registry);
  writeAll([[file, text], ...(page ? [[pageFile(dist), page] as const] : []), [backupOf(file), text]]);
}

/** Makes the page that goes with the registry once more, where a process was ended before it could. */
export function repairPage(file: string, registry: Registry): void {
  const dist = dirname(file);
  const page = pageFor(dist, registry);
  if (!page) return;
  const isThere = existsSync(pageFile(dist)) && readFileSync(pageFile(dist), 'utf8') === page;
  if (!isThere) writeAll([[pageFile(dist), page]]);
}
