import type { Row } from '@atrium/backend';
import type { Change, ExternalChanges, Persistence } from '@atrium/backend/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

type Id = Row['id'];

/** Changes of one commit, for other tabs; without ids they reload everything. */
interface LogEntry {
  changed: { table: string; id: Id }[] | null;
}

interface Schema extends DBSchema {
  records: { key: [table: string, id: Id]; value: Row };
  log: { key: number; value: LogEntry };
}

type Database = IDBPDatabase<Schema>;

/** Entries that a tab may lag behind before it reloads everything. */
const maxEntries = 500;

/** Records in the browser, shared by its tabs. Rejects without IndexedDB. */
export async function openIndexedDb(name: string): Promise<Persistence> {
  const database = await openDB<Schema>(name, 1, {
    upgrade(db) {
      db.createObjectStore('records');
      db.createObjectStore('log', { autoIncrement: true });
    },
    // A newer page needs the database: released, rather than blocking it.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  const { commit, readChanges } = createLog(database, await getLastEntry(database));
  return {
    isPersistent: true,
    read: (table) => database.getAll('records', IDBKeyRange.bound([table], [table, []])),
    async listTables() {
      const keys = await database.getAllKeys('records');
      return [...new Set(keys.map(([table]) => table))];
    },
    readChanges,
    commit,
    async clear(keep) {
      const keys = await database.getAllKeys('records');
      const gone = keys.filter(([table]) => !keep.includes(table));
      await commit(
        gone.map(([table, id]) => ({ table, id })),
        keep,
      );
    },
    exclusive: (work) => runExclusive(name, work),
  };
}

/** Writes changes with an entry in the log, by which the other tabs find them. */
function createLog(database: Database, lastEntry: number): Pick<Persistence, 'commit' | 'readChanges'> {
  let seen = lastEntry;

  async function commit(changes: readonly Change[], refilled?: readonly string[]): Promise<void> {
    const tx = database.transaction(['records', 'log'], 'readwrite');
    const records = tx.objectStore('records');
    const log = tx.objectStore('log');
    const changed = refilled ? null : changes.map(({ table, id }) => ({ table, id }));
    const writes = changes.map(({ table, id, row }) =>
      row ? records.put(row, [table, id]) : records.delete([table, id]),
    );
    const trimmed = log.add({ changed }).then(async (entry) => {
      await log.delete(IDBKeyRange.upperBound(entry - maxEntries));
      return entry;
    });
    const [entry] = await Promise.all([trimmed, tx.done, ...writes]);
    seen = entry;
  }

  async function readChanges(): Promise<ExternalChanges> {
    const tx = database.transaction(['records', 'log']);
    const log = tx.objectStore('log');
    const range = IDBKeyRange.lowerBound(seen, true);
    const [keys, entries] = await Promise.all([log.getAllKeys(range), log.getAll(range)]);
    const first = keys[0];
    if (first === undefined) return [];
    const missed = first > seen + 1 || entries.some(({ changed }) => changed === null);
    seen = keys.at(-1) ?? seen;
    if (missed) return 'everything';
    const records = tx.objectStore('records');
    const changed = entries.flatMap((entry) => entry.changed ?? []);
    return Promise.all(changed.map(async ({ table, id }) => ({ table, id, row: await records.get([table, id]) })));
  }

  return { commit, readChanges };
}

async function getLastEntry(database: Database): Promise<number> {
  const cursor = await database.transaction('log').store.openKeyCursor(null, 'prev');
  return cursor?.key ?? 0;
}

/** Runs one at a time across tabs; in browsers without locks, transactions alone have to do. */
function runExclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
  return typeof navigator !== 'undefined' && navigator.locks ? navigator.locks.request(name, work) : work();
}
