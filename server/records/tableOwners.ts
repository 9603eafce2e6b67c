import type { BackendCatalog } from '@atrium/backend/engine';
import { tableOfPart } from '@atrium/backend/engine';
import type { TableOwners } from './logEntry';

/** The frame's own tables, and the engine's, are filed under this name. */
const frame = 'frame';

/** Whose tables are whose, by what the backends say that are loaded: one that writes is. */
export function createTableOwners(catalog: BackendCatalog): TableOwners {
  const readersOf = (table: string): string[] => {
    const name = tableOfPart(table);
    return catalog
      .allLoaded()
      .filter(({ tables }) => tables.some((key) => key.name === name))
      .map(({ id }) => id);
  };
  return { readersOf, appOf: (table) => readersOf(table).at(-1) ?? frame };
}
