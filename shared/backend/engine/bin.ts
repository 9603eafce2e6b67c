import type { BackendStore, Row, TableKey } from '..';

/** A deleted row that Undo may still bring back. */
interface Binned<T extends Row = Row> {
  id: number;
  /** The backend that deleted it. */
  app: string;
  table: string;
  /** The account of its partition, where each has one. */
  account?: number;
  recordId: number;
  row: T;
  deletedAt: number;
}

/** The highest id that a table has lost: no other record may ever have it, for something may still refer to it. */
interface LastDeleted {
  /** The table's name. */
  id: string;
  last: number;
}

export const lastDeletedKey: TableKey<LastDeleted> = { name: 'lastDeleted' };
export const binKey: TableKey<Binned> = { name: 'bin' };

const restorableFor = 10 * 60_000;

export const isRestorable = ({ deletedAt }: Binned, now: number): boolean => now - deletedAt <= restorableFor;

export const readField = (row: Row, field: string): unknown => Object.getOwnPropertyDescriptor(row, field)?.value;

/** The rows of a table that can still be restored; those deleted last come last. */
export const listBinned = <T extends Row>(store: BackendStore, { name }: TableKey<T>): Binned<T>[] =>
  store
    .table<Binned<T>>({ name: binKey.name })
    .all()
    .filter((entry) => entry.table === name && isRestorable(entry, store.now()))
    .filter(({ account }) => account === undefined || account === store.account);

export function bringBack(store: BackendStore, { id, table, row }: Binned): void {
  store.table<Row>({ name: table }).put(row);
  store.table(binKey).delete(id);
}
