import { posix } from 'node:path';

/** The part of the repository that a file belongs to. */
export interface Zone {
  /** `shell`, `mock`, `shared`, `tools`, `e2e`, `remotes`; '' for the root's own files and all outside. */
  kind: string;
  /** The app's id, in a remote. */
  app?: string;
}

const kinds = new Set(['shell', 'mock', 'shared', 'tools', 'e2e', 'remotes']);

/** The zone of a path relative to the root. */
export function zoneOf(path: string): Zone {
  const [kind = '', app] = path.split('/');
  if (!kinds.has(kind)) return { kind: '' };
  return kind === 'remotes' ? { kind, app } : { kind };
}

/** What a specifier leads to: a path of the repository, or a package from outside. */
export type Target = { zone: Zone; path: string; isRelative: boolean } | { package: string; specifier: string };

function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Where an import of a file leads to. */
export function targetOf(file: string, specifier: string): Target {
  if (specifier.startsWith('.')) {
    const path = posix.join(posix.dirname(file), specifier);
    return { zone: zoneOf(path), path, isRelative: true };
  }
  const name = packageName(specifier);
  if (name.startsWith('@atrium/')) {
    const app = name.slice('@atrium/'.length);
    return { zone: { kind: 'remotes', app }, path: `remotes/${app}`, isRelative: false };
  }
  const zone = zoneOf(specifier);
  return zone.kind ? { zone, path: specifier, isRelative: false } : { package: name, specifier };
}
