import type { Row } from '@atrium/backend';
import type { Change } from '@atrium/backend/engine';
import { accountOfTable } from '@atrium/backend/engine';

/** Whose data of an app is new: those accounts', or everybody's. */
export interface ChangedApp {
  id: string;
  accounts: readonly number[] | null;
}

/** Names a record that was put or deleted. */
export interface ChangedRecord {
  table: string;
  id: Row['id'];
}

/** By the name of a table: the app that it is filed under, and all that read it. */
export interface TableOwners {
  appOf(table: string): string;
  readersOf(table: string): readonly string[];
}

/** Which apps' data some changes are, and of whose. */
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
