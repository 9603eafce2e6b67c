import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.cache', 'api-report', 'fixtures', 'seed']);

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

/** The files below some folders whose names match, relative to the root, with forward slashes. */
export function filesBelow(root: string, folders: readonly string[], name: RegExp): string[] {
  return folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [...walk(folder)])
    .map((path) => relative(root, path).split(sep).join('/'))
    .filter((path) => name.test(path))
    .sort();
}

export function sourceFiles(root: string, folders: readonly string[]): string[] {
  return filesBelow(root, folders, /\.[cm]?tsx?$/).filter((path) => !path.endsWith('.d.ts'));
}
