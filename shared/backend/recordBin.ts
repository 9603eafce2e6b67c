import { binDays } from '@atrium/contract';
import type { Due } from './backend';
import type { Person } from './person';
import { gt, lte, type Where } from './query/conditions';
import { defineTable, type TableDefinition } from './query/defineTable';
import { asc, desc, type OrderBy } from './query/queryRows';
import type { Row } from './query/rows';
import * as z from './schema';
import type { BackendStore } from './store';

/** A record in the bin; the id is the record's. */
export const BinFacts = z.object({
  id: z.int(),
  /** ISO 8601. */
  deletedAt: z.string(),
  /** Person who deleted it; null where nobody was signed in. */
  deletedBy: z.nullable(z.string()),
  /** Until it is gone for good. */
  daysLeft: z.int(),
});
export type BinFacts = z.infer<typeof BinFacts>;

/** A row in the bin, under its id. */
export interface BinnedRecord<T> {
  id: number;
  row: T;
  /** A moment, in milliseconds. */
  deletedAt: number;
  deletedBy: string | null;
}

type BinColumn = 'id' | 'deletedAt';

/** Deleted records of one kind, which can be restored or deleted permanently. */
export interface RecordBinOf<T extends Row & { id: number }, Column extends string = BinColumn> {
  /** One of the backend's `tables`; unless it is given, it is searched as the records are. */
  readonly table: TableDefinition<BinnedRecord<T>, BinColumn | Column>;
  /** Latest first. */
  readonly order: readonly OrderBy<BinColumn>[];
  /** Deletes a row: Undo restores it for minutes, the bin for weeks. */
  put(store: BackendStore, by: Person | null, row: T): Promise<void>;
  /** Condition of the rows that wait in the bin. */
  waiting(store: BackendStore): Where<BinColumn>;
  /** A row that waits in the bin. */
  find(store: BackendStore, id: number): Promise<BinnedRecord<T> | undefined>;
  restore(store: BackendStore, binned: BinnedRecord<T>): Promise<T>;
  /** Forgets a record. Undo does not restore it either; a call that does this says `deletesPermanently`. */
  purge(store: BackendStore, id: number): Promise<void>;
  factsOf(store: BackendStore, binned: BinnedRecord<T>): BinFacts;
  /** Deletes for good what has waited for its days. */
  readonly due: Due;
}

interface RecordBinOptions<T extends Row> {
  of: TableDefinition<T>;
  /** Deletes permanently what belongs to a record. */
  forget?: (store: BackendStore, id: number) => Promise<void>;
}

/** The table of a bin, where it is searched or has columns of the record; its `deletedAt` is an indexed column. */
interface OwnTable<T extends Row, Column extends string> {
  table: TableDefinition<BinnedRecord<T>, BinColumn | Column>;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Days left, today included; 0: none. Times are in milliseconds. */
export const daysLeft = (deletedAt: number, now: number): number =>
  Math.max(0, Math.ceil((deletedAt + binDays * dayMs - now) / dayMs));

const keptMs = binDays * dayMs;

/** Makes a bin for the records of a table. One that Undo restores leaves it by `bin` of the backend's `restores`. */
export function defineRecordBin<T extends Row & { id: number }, Column extends string = BinColumn>(
  options: RecordBinOptions<T> & ({ name: string } | OwnTable<T, Column>),
): RecordBinOf<T, Column> {
  const { of, forget } = options;
  const { searchText } = of;
  const table: TableDefinition<BinnedRecord<T>, BinColumn | Column> = 'table' in options
    ? options.table
    : defineTable<BinnedRecord<T>>()({
        name: options.name,
        columns: { deletedAt: 'number' },
        indexes: [['deletedAt', 'id']],
        ...(searchText && { search: ({ row }: BinnedRecord<T>) => [searchText(row)] }),
      });
  const lastKept = (store: BackendStore) => store.now() - keptMs;

  async function purge(store: BackendStore, id: number): Promise<void> {
    await store.restore(of, (row) => row.id === id);
    await store.table(of).delete(id);
    await store.table(table).delete(id);
    await forget?.(store, id);
  }

  return {
    table,
    order: [desc('deletedAt'), desc('id')],
    async put(store, by, row) {
      await store.table(table).put({ id: row.id, row, deletedAt: store.now(), deletedBy: by?.fullName ?? null });
      await store.bin(of, row.id);
    },
    waiting: (store) => gt('deletedAt', lastKept(store)),
    async find(store, id) {
      const binned = await store.table(table).get(id);
      return binned && binned.deletedAt > lastKept(store) ? binned : undefined;
    },
    async restore(store, { id, row }) {
      await store.table(table).delete(id);
      return store.table(of).put(row);
    },
    purge,
    factsOf: (store, { id, deletedAt, deletedBy }) => ({
      id,
      deletedAt: new Date(deletedAt).toISOString(),
      deletedBy,
      daysLeft: daysLeft(deletedAt, store.now()),
    }),
    due: {
      async nextAt(store) {
        const oldest = await store.table(table).first({ orderBy: [asc('deletedAt')] });
        return oldest ? oldest.deletedAt + keptMs : null;
      },
      async run(store) {
        for await (const { id } of store.table(table).each(lte('deletedAt', lastKept(store)))) {
          // In earlier releases a row that Undo restored stayed in the bin until its next visit.
          if (await store.table(of).get(id)) await store.table(table).delete(id);
          else await purge(store, id);
        }
      },
    },
  };
}
