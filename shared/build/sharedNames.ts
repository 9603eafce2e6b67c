import type { Compilation } from '@rspack/core';
import { hostVersions } from './libraries';

/** Names by shared module: `{ 'shared/ui': ['Button', 'NavList'] }`. */
export type SharedNames = Record<string, string[]>;

const sorted = (names: ReadonlyMap<string, ReadonlySet<string>>): SharedNames =>
  Object.fromEntries([...names].sort(([a], [b]) => a.localeCompare(b)).map(([key, found]) => [key, [...found].sort()]));

/**
 * The names that a remote imports of each module that the host shares, as the compiler has resolved them. Of a module that
 * is taken whole, with `import()` say, nobody knows which: it is left out.
 */
export function takenNames({ modules, moduleGraph }: Compilation): SharedNames {
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
const isLibrary = (key: string) => !key.startsWith('shared/');

/**
 * The names that a host gives of each module that it shares, as the compiler knows them: those that the file which shares
 * them imports by name, or all of a module that it imports whole. Of a module that makes its exports while it runs nobody knows which: it is left out, and gives
 * whatever is asked for.
 */
export function givenNames({ modules, moduleGraph }: Compilation, sharingFile: string): SharedNames {
  const keys = new Set(Object.keys(hostVersions()));
  const given = new Map<string, Set<string>>();
  for (const module of modules) {
    if (module.nameForCondition() !== sharingFile) continue;
    for (const { module: provided, dependency } of moduleGraph.getOutgoingConnections(module)) {
      const key = dependency.request;
      if (!provided || key === undefined || !keys.has(key)) continue;
      const named = dependency.ids?.[0];
      const all = moduleGraph.getProvidedExports(provided);
      if (named !== undefined) given.set(key, new Set([...(given.get(key) ?? []), named]));
      else if (Array.isArray(all) && !given.has(key))
        given.set(key, new Set([...all, ...(isLibrary(key) ? ['default'] : [])]));
    }
  }
  return sorted(given);
}
