import type { Row } from 'shared/api';

/** A row that was put, or deleted where it is absent. */
export interface Change {
  table: string;
  id: Row['id'];
  row?: Row;
}

/** What happened elsewhere since the last look. `everything`: forget all and read anew. */
export type News = readonly Change[] | 'everything';

/** Where a store keeps its records: one by one. */
export interface Backend {
  /** False when the records are gone with the page. */
  readonly isPersistent: boolean;
  /** Null where the store itself is the only copy. */
  read(table: string): Promise<Row[] | null>;
  news(): Promise<News>;
  /** All of them or none. `refilled` are tables of which others must read everything. */
  commit(changes: readonly Change[], refilled?: readonly string[]): Promise<void>;
  /** Forgets all but these tables. */
  clear(keep: readonly string[]): Promise<void>;
  /** Runs alone among all who use the same records. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** No copy besides the store's own. */
export const memoryBackend = (): Backend => ({
  isPersistent: false,
  read: async () => null,
  news: async () => [],
  commit: async () => {},
  clear: async () => {},
  alone: (work) => work(),
});
