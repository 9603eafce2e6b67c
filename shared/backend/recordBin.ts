import { binDays } from '@atrium/contract';
import type { Due } from './backend';
import { byValue, type Order } from './order';
import type { Person } from './person';
import type { Row, TableKey } from './rows';
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

/** A row in the bin, under its id. One that came back by Undo is here until the bin is emptied next. */
export interface BinnedRow<T> {
  id: number;
  row: T;
  /** A moment, in milliseconds. */
  deletedAt: number;
  deletedBy: string | null;
}

/** Deleted records of one kind, which can be restored or deleted permanently. */
export interface RecordBin<T extends Row & { id: number }> {
  /** Its table: one of the backend's `tables`. */
  readonly key: TableKey<BinnedRow<T>>;
  /** Latest first. */
  readonly order: Order<BinnedRow<T>>;
  /** Deletes a row: Undo brings it back for minutes, the bin for weeks. */
  put(store: BackendStore, by: Person | null, row: T): void;
  holds(store: BackendStore, binned: BinnedRow<T>): boolean;
  find(store: BackendStore, id: number): BinnedRow<T> | undefined;
  restore(store: BackendStore, binned: BinnedRow<T>): T;
  /** Forgets a record. Undo does not bring it back either; a call that does this says `deletesPermanently`. */
  purge(store: BackendStore, id: number): void;
  factsOf(store: BackendStore, binned: BinnedRow<T>): BinFacts;
  /** Deletes for good what has waited for its days. */
  readonly due: Due;
}

interface RecordBinOptions<T extends Row> {
  of: TableKey<T>;
  name: string;
  /** Deletes permanently what belongs to a record. */
  forget?: (store: BackendStore, id: number) => void;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Days left, today included; 0: none. Times are in milliseconds. */
export const daysLeft = (deletedAt: number, now: number): number =>
  Math.max(0, Math.ceil((deletedAt + binDays * dayMs - now) / dayMs));

/** Makes a bin for the records of a table. */
export function createRecordBin<T extends Row & { id: number }>(options: RecordBinOptions<T>): RecordBin<T> {
  const { of, forget } = options;
  const key: TableKey<BinnedRow<T>> = { name: options.name };
  const isOver = (store: BackendStore, { deletedAt }: BinnedRow<T>) => daysLeft(deletedAt, store.now()) === 0;
  const isBack = (store: BackendStore, { id }: BinnedRow<T>) => store.table(of).get(id) !== undefined;
  const holds = (store: BackendStore, binned: BinnedRow<T>) => !isOver(store, binned) && !isBack(store, binned);

  function purge(store: BackendStore, id: number): void {
    store.restore(of, (row) => row.id === id);
    store.table(of).delete(id);
    store.table(key).delete(id);
    forget?.(store, id);
  }

  return {
    key,
    order: byValue(({ deletedAt }) => deletedAt, 'desc', 'desc'),
    put(store, by, row) {
      store.table(key).put({ id: row.id, row, deletedAt: store.now(), deletedBy: by?.fullName ?? null });
      store.bin(of, row.id);
    },
    holds,
    find(store, id) {
      const binned = store.table(key).get(id);
      return binned && holds(store, binned) ? binned : undefined;
    },
    restore(store, { id, row }) {
      store.table(key).delete(id);
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
      isAny: (store) =>
        store
          .table(key)
          .all()
          .some((binned) => !holds(store, binned)),
      run(store) {
        for (const binned of store.table(key).all()) {
          if (isBack(store, binned)) store.table(key).delete(binned.id);
          else if (isOver(store, binned)) purge(store, binned.id);
        }
      },
    },
  };
}
