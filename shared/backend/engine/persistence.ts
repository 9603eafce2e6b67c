import type { Row } from '..';

/** A row that was put, or deleted where `row` is absent. */
export interface Change {
  table: string;
  id: Row['id'];
  row?: Row;
}

/** Changes by other tabs or processes since the last read. `everything`: read all tables again. */
export type ExternalChanges = readonly Change[] | 'everything';

/** Storage of records, row by row. */
export interface Persistence {
  /** False when the records are gone with the page. */
  readonly isPersistent: boolean;
  read(table: string): Promise<Row[]>;
  listTables(): Promise<string[]>;
  readChanges(): Promise<ExternalChanges>;
  /** All of them or none. `refilled` are tables of which others must read everything. */
  commit(changes: readonly Change[], refilled?: readonly string[]): Promise<void>;
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

/** Keeps the records of one process in memory, starting with some changes. */
export function memoryPersistence(changes: readonly Change[] = []): Persistence & { tables: Tables } {
  const tables: Tables = new Map();
  for (const change of changes) apply(tables, change);
  return {
    tables,
    isPersistent: false,
    read: async (table) => [...(tables.get(table)?.values() ?? [])],
    listTables: async () => [...tables.keys()],
    readChanges: async () => [],
    commit: async (committed) => {
      for (const change of committed) apply(tables, change);
    },
    clear: async (keep) => {
      for (const table of tables.keys()) if (!keep.includes(table)) tables.delete(table);
    },
    exclusive: (work) => work(),
  };
}
