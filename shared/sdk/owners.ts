import type { Catalog } from '@atrium/contract';
import { findPrefix } from '@atrium/contract';
import { plainPath } from '@atrium/contract/host';

/** Whose data is meant, by the live manifests. */
export function createOwners(catalog: Catalog) {
  let known: ReturnType<Catalog['getApps']> | undefined;
  let owners: ReadonlyMap<string, string> = new Map();

  /** Asked at every query: with many apps the table is made once for each list of them. */
  function ownerOf(path: string): string {
    const apps = catalog.getApps();
    if (apps !== known) {
      known = apps;
      owners = new Map(
        apps.flatMap(({ id, backend }) => (backend?.prefixes ?? []).map((prefix) => [plainPath(prefix), id])),
      );
    }
    return owners.get(findPrefix(owners.keys(), path) ?? '') ?? 'frame';
  }

  return { ownerOf, listOwners: () => new Set(['frame', ...catalog.getApps().map(({ id }) => id)]) };
}
