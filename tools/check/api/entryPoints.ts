import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiTier } from '../model/apiReport';

export interface EntryPoint {
  /** `@atrium/ui/table` */
  name: string;
  /** Relative to the root. */
  file: string;
  report: string;
  tier: ApiTier;
}

interface SharedPackage {
  name: string;
  version: string;
  exports: Record<string, string>;
  /** Entry points that only hosts import: the shell, the standalone host, the server. All others are public. */
  atrium?: { hostOnly?: readonly string[] };
}

export function readSharedPackage(text: string): SharedPackage {
  return JSON.parse(text);
}

/** The packages in `shared`, by their folders, with their `package.json`. */
const readPackages = (root: string): [folder: string, json: SharedPackage][] =>
  readdirSync(join(root, 'shared'))
    .map((name) => join('shared', name))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => [folder, readSharedPackage(readFileSync(join(root, folder, 'package.json'), 'utf8'))]);

/** The files that the entry points of the packages in `shared` lead to, styles among them. */
export const entryFiles = (root: string): string[] =>
  readPackages(root).flatMap(([folder, { exports }]) => Object.values(exports).map((file) => join(folder, file)));

/** Every entry point of the packages in `shared` that is a module. */
export const readEntryPoints = (root: string): EntryPoint[] =>
  readPackages(root).flatMap(([folder, { name, exports, atrium: { hostOnly = [] } = {} }]) =>
    Object.entries(exports)
      .filter(([, file]) => /\.tsx?$/.test(file))
      .map(([entry, file]) => {
        const entryName = name + entry.slice(1);
        const report = `docs/host-api/${entryName.replace('@atrium/', '').replaceAll('/', '-')}.md`;
        const tier = hostOnly.includes(entry) ? 'host-only' : 'public';
        return { name: entryName, file: join(folder, file), report, tier };
      }),
  );
