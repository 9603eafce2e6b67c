import { and, asc, type BackendStore, defineTable, eq, gt, lte, oneOf, type Row, type TableDefinition } from '..';

/** A deleted row that Undo may still restore. */
export interface Binned<T extends Row = Row> {
  id: number;
  /** The backend that deleted it. */
  app: string;
  table: string;
  /** The account whose row it was, where each has its own. */
  account?: number;
  recordId: number;
  row: T;
  deletedAt: number;
}

const restorableFor = 10 * 60_000;

const defineBin = <T extends Row>() =>
  defineTable<Binned<T>>()({
    name: 'bin',
    columns: { app: 'text', table: 'text', account: 'number', deletedAt: 'number' },
    indexes: [['table', 'deletedAt'], ['deletedAt']],
  });

export const binTable = defineBin();

type Tables = Pick<BackendStore, 'table' | 'now'>;

/** Deletes what can no longer be restored. */
export async function emptyBin(store: Tables): Promise<void> {
  const bin = store.table(binTable);
  for await (const { id } of bin.each(lte('deletedAt', store.now() - restorableFor))) await bin.delete(id);
}

/** When the next row can no longer be restored; null where none waits. */
export async function nextEmptying(store: Tables): Promise<number | null> {
  const oldest = await store.table(binTable).first({ orderBy: [asc('deletedAt')] });
  return oldest ? oldest.deletedAt + restorableFor : null;
}

export const readField = (row: Row, field: string): unknown => Object.getOwnPropertyDescriptor(row, field)?.value;

/** The rows of a table that can still be restored; those deleted last come last. */
export const listBinned = <T extends Row>(store: BackendStore, { name }: TableDefinition<T>): Promise<Binned<T>[]> =>
  store.table(defineBin<T>()).find({
    where: and(
      eq('table', name),
      gt('deletedAt', store.now() - restorableFor - 1),
      store.account !== undefined && oneOf('account', [store.account, null]),
    ),
  });

export async function bringBack<T extends Row>(
  store: BackendStore,
  table: TableDefinition<T>,
  { id, row }: Binned<T>,
): Promise<void> {
  await store.table(table).put(row);
  await store.table(binTable).delete(id);
}
