import type { Row, TableKey } from 'shared/api';

/** A deleted row that Undo may still bring back. */
export interface Binned {
  id: number;
  table: string;
  recordId: number;
  row: Row;
  deletedAt: number;
}

export const binKey: TableKey<Binned> = { name: 'bin' };

const restorableFor = 10 * 60_000;

export const isRestorable = ({ deletedAt }: Binned, now: number): boolean => now - deletedAt <= restorableFor;
