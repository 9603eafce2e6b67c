import type { Row, TableKey } from 'shared/api';

/** A deleted row that Undo may still bring back. */
export interface Binned {
  id: number;
  table: string;
  recordId: number;
  row: Row;
  deletedAt: number;
}

/** The highest id that a table has lost: no other record may ever bear it, for something may still refer to it. */
interface LastDeleted {
  /** The table's name. */
  id: string;
  last: number;
}

export const lastDeletedKey: TableKey<LastDeleted> = { name: 'lastDeleted' };
export const binKey: TableKey<Binned> = { name: 'bin' };

const restorableFor = 10 * 60_000;

export const isRestorable = ({ deletedAt }: Binned, now: number): boolean => now - deletedAt <= restorableFor;
