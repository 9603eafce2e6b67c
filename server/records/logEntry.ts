import type { Row } from '@atrium/backend';
import type { BackendCatalog, Change } from '@atrium/backend/engine';
import { accountOfTable, tableOfPartition } from '@atrium/backend/engine';

/** Accounts whose data of an app changed; null for everybody's. */
export interface ChangedApp {
  id: string;
  accounts: readonly number[] | null;
}

export interface ChangedRecord {
  table: string;
  id: Row['id'];
}

/** By the name of a table: the app that it is filed under, and all that read it. */
export interface TableOwners {
  appOf(table: string): string;
  readersOf(table: string): readonly string[];
}

/** Apps and accounts whose data the changes concern. */
export function listChangedApps(changes: readonly Change[], { readersOf }: TableOwners): ChangedApp[] {
  const found = new Map<string, Set<number> | null>();
  for (const table of new Set(changes.map((change) => change.table))) {
    const account = accountOfTable(table);
    for (const app of readersOf(table)) {
      const before = found.get(app);
      if (account === undefined || before === null) found.set(app, null);
      else found.set(app, (before ?? new Set()).add(account));
    }
  }
  return [...found].map(([id, accounts]) => ({ id, accounts: accounts && [...accounts] }));
}

/** The core's own tables, and the engine's, are stored under this name. */
const coreId = 'frame';

/** Owners of tables, by the loaded backends: a backend that writes is loaded. */
export function createTableOwners(catalog: BackendCatalog): TableOwners {
  const readersOf = (table: string): string[] => {
    const name = tableOfPartition(table);
    return catalog
      .allLoaded()
      .filter(({ tables }) => tables.some((key) => key.name === name))
      .map(({ id }) => id);
  };
  return { readersOf, appOf: (table) => readersOf(table).at(-1) ?? coreId };
}
