import type { Compilation } from '@rspack/core';
import { hostShares } from './libraries';

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
 * The names that a host gives of each module that it shares, as the compiler knows them. Of a module that makes its exports
 * while it runs nobody knows which: it is left out, and gives whatever is asked for.
 */
export function givenNames({ modules, moduleGraph }: Compilation): SharedNames {
  const keys = Object.keys(hostShares());
  const given = new Map<string, Set<string>>();
  for (const module of modules) {
    const key = keys.find((one) => module.identifier().startsWith(`provide shared module (default) ${one}@`));
    if (!key) continue;
    for (const { module: provided } of moduleGraph.getOutgoingConnections(module)) {
      const names = provided && moduleGraph.getProvidedExports(provided);
      if (Array.isArray(names)) given.set(key, new Set([...names, ...(isLibrary(key) ? ['default'] : [])]));
    }
  }
  return sorted(given);
}
