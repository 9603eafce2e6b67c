import type { Row } from '..';

/** A row that was put, or deleted where it is absent. */
export interface Change {
  table: string;
  id: Row['id'];
  row?: Row;
}

/** What happened elsewhere since the last look. `everything`: forget all and read again. */
export type News = readonly Change[] | 'everything';

/** Where a store keeps its records: one by one. */
export interface Persistence {
  /** False when the records are gone with the page. */
  readonly isPersistent: boolean;
  read(table: string): Promise<Row[]>;
  /** The names of all tables that hold anything. */
  listTables(): Promise<string[]>;
  news(): Promise<News>;
  /** All of them or none. `refilled` are tables of which others must read everything. */
  commit(changes: readonly Change[], refilled?: readonly string[]): Promise<void>;
  /** Forgets all but these tables. */
  clear(keep: readonly string[]): Promise<void>;
  /** Runs alone among all who use the same records. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
}

export type Tables = Map<string, Map<Row['id'], Row>>;

function apply(tables: Tables, { table, id, row }: Change): void {
  const rows = tables.get(table) ?? new Map<Row['id'], Row>();
  if (row) rows.set(id, row);
  else rows.delete(id);
  tables.set(table, rows);
}

/** Keeps the records of one process, from some changes on. */
export function memoryPersistence(changes: readonly Change[] = []): Persistence & { tables: Tables } {
  const tables: Tables = new Map();
  for (const change of changes) apply(tables, change);
  return {
    tables,
    isPersistent: false,
    read: async (table) => [...(tables.get(table)?.values() ?? [])],
    listTables: async () => [...tables.keys()],
    news: async () => [],
    commit: async (committed) => {
      for (const change of committed) apply(tables, change);
    },
    clear: async (keep) => {
      for (const table of tables.keys()) if (!keep.includes(table)) tables.delete(table);
    },
    exclusive: (work) => work(),
  };
}
