import { binDays } from '@atrium/contract';
import type { Due } from '../backend';
import type { Person } from '../person';
import { type BinFacts, daysLeft } from '../recordBin';
import type { Row } from '../rows';
import type { BackendStore } from '../store';
import { gt, lte, type Where } from './conditions';
import { defineTable, type TableDefinition } from './defineTable';
import { asc, desc, type OrderBy } from './queryRows';

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
export interface RecordBinOf<T extends Row & { id: number }> {
  /** One of the backend's `tables`; searched as the records are. */
  readonly table: TableDefinition<BinnedRecord<T>, BinColumn>;
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
  name: string;
  /** Deletes permanently what belongs to a record. */
  forget?: (store: BackendStore, id: number) => Promise<void>;
}

const keptMs = binDays * 24 * 60 * 60 * 1000;

/** Makes a bin for the records of a table. One that Undo restores leaves it by `bin` of the backend's `restores`. */
export function defineRecordBin<T extends Row & { id: number }>(options: RecordBinOptions<T>): RecordBinOf<T> {
  const { of, forget } = options;
  const { searchText } = of;
  const table = defineTable<BinnedRecord<T>>()({
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
        for await (const { id } of store.table(table).each(lte('deletedAt', lastKept(store)))) await purge(store, id);
      },
    },
  };
}
