import type { Compilation } from '@rspack/core';
import { hostVersions } from './libraries';

/** Names by shared module: `{ '@atrium/ui': ['Button', 'NavList'] }`. */
export type SharedNames = Record<string, string[]>;

const sorted = (names: ReadonlyMap<string, ReadonlySet<string>>): SharedNames =>
  Object.fromEntries([...names].sort(([a], [b]) => a.localeCompare(b)).map(([key, found]) => [key, [...found].sort()]));

/**
 * The names that a remote imports of each module that the host shares, as the compiler has resolved them. Of a module that
 * is taken whole, with `import()` say, nobody knows which: it is left out.
 */
export function resolvedNames({ modules, moduleGraph }: Compilation): SharedNames {
  const taken = new Map<string, Set<string>>();
  for (const module of modules) {
    if (module.type !== 'consume-shared-module') continue;
    for (const { dependency } of moduleGraph.getIncomingConnections(module)) {
      const [name] = dependency.ids ?? [];
      if (!dependency.request || name === undefined) continue;
      const names = taken.get(dependency.request) ?? new Set();
      taken.set(dependency.request, names.add(name));
    }
  }
  return sorted(taken);
}

/** Libraries in CommonJS say nothing of a default export, and every import of one finds it. */
const isLibrary = (key: string) => !key.startsWith('@atrium/');

/** The connections of the file in which a host imports what it shares, by the key that each shared module has. */
function* sharingConnections({ modules, moduleGraph }: Compilation, sharingFile: string) {
  const keys = new Set(Object.keys(hostVersions()));
  for (const module of modules) {
    if (module.nameForCondition() !== sharingFile) continue;
    for (const { module: provided, dependency } of moduleGraph.getOutgoingConnections(module)) {
      const key = dependency.request;
      if (provided && key !== undefined && keys.has(key)) yield { key, provided, name: dependency.ids?.[0] };
    }
  }
}

/**
 * The names that a host imports of the modules that it shares, one by one. To be read before the compiler follows them to
 * the file that they come from, where they may have others.
 */
export function importedNames(compilation: Compilation, sharingFile: string): ReadonlyMap<string, ReadonlySet<string>> {
  const imported = new Map<string, Set<string>>();
  for (const { key, name } of sharingConnections(compilation, sharingFile))
    if (name !== undefined) imported.set(key, (imported.get(key) ?? new Set()).add(name));
  return imported;
}

/**
 * The names that a host gives of each module that it shares, as the compiler knows them: those that the file which shares
 * them imports by name, or all of a module that it imports whole. Of a module that makes its exports while it runs nobody
 * knows which: it is left out, and gives whatever is asked for.
 */
export function givenNames(
  compilation: Compilation,
  sharingFile: string,
  imported: ReadonlyMap<string, ReadonlySet<string>>,
): SharedNames {
  const given = new Map(imported);
  for (const { key, provided } of sharingConnections(compilation, sharingFile)) {
    const all = compilation.moduleGraph.getProvidedExports(provided);
    if (!imported.has(key) && Array.isArray(all))
      given.set(key, new Set([...all, ...(isLibrary(key) ? ['default'] : [])]));
  }
  return sorted(given);
}
