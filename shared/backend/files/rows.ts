import { defineTable, type Row } from '..';
import { mayHoldReference } from '../fileReference';

/** Bytes of files, and of rows with very much text. */
export interface StorageLimits {
  ofAccount: number;
  inAll: number;
}

const megabyte = 1024 * 1024;

/** A browser keeps much more, and slows down long before that is full. */
export const demoStorage: StorageLimits = { ofAccount: 50 * megabyte, inAll: 50 * megabyte };

/** A row that holds very much text, or files as text. */
interface LargeRow extends Row {
  /** Table and id: `emails@7:12`. */
  id: string;
  /** The account that made it so large; 0 is nobody. */
  account: number;
  bytes: number;
}

export const largeRowsTable = defineTable<LargeRow>()({
  name: 'largeRows',
  id: 'text',
  columns: { account: 'number', bytes: 'number' },
  indexes: [['account']],
});

/** A file of an account. Its bytes lie apart from the records, once for all accounts that have them. */
export interface StoredFileRow extends Row {
  id: number;
  /** Absent of what an earlier version noted, whose bytes are in other rows. */
  hash?: string;
  /** Media type. */
  type?: string;
  fileName: string;
  size: number;
  account: number;
  /** Milliseconds since the epoch. */
  createdAt?: number;
  /** Rows that hold its address because of this account. */
  uses?: number;
  /** Since when no row holds it any more; absent while one does, and of a file that was never used. */
  freedAt?: number;
}

const isUsed = ({ uses = 0 }: StoredFileRow): boolean => uses > 0;

export const filesTable = defineTable<StoredFileRow>()({
  name: 'files',
  columns: { hash: 'text', account: 'number' },
  derived: {
    /** Takes none of the room of its account any more. */
    isFree: ['boolean', (file) => !isUsed(file) && file.freedAt !== undefined],
    /** Bytes of its own; those of a file that is within a row count with the row. */
    bytes: ['number', ({ hash, size }) => (hash === undefined ? 0 : size)],
    idleSince: ['number', (file) => (isUsed(file) ? null : (file.freedAt ?? file.createdAt ?? 0))],
  },
  indexes: [['hash'], ['account', 'isFree'], ['idleSince']],
  unique: [['account', 'hash']],
});

/** That a row holds the address of a file. */
interface FileUse extends Row {
  /** The file's hash, and the row's table and id: `<hash> emails@7:12`. */
  id: string;
  hash: string;
  /** Who put it there. */
  account: number;
}

export const fileUsesTable = defineTable<FileUse>()({ name: 'fileUses', id: 'text' });

export const fileTables = [filesTable, fileUsesTable, largeRowsTable];

/** Beside rows of this size the words of a record weigh nothing. */
export const largeFrom = 16 * 1024;

/** A row that a unit of work has written, by its partition. */
export interface WrittenRow {
  table: string;
  id: Row['id'];
  before: Row | undefined;
  row: Row | undefined;
}

/** True for rows of which storage is to be noted: those with files, and with very much text. */
export function takesStorage({ before, row }: WrittenRow): boolean {
  const waiting: unknown[] = [before, row];
  let length = 0;
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') {
      length += value.length;
      // A character takes two bytes at most, and there are two rows.
      if (length * 2 >= largeFrom || mayHoldReference(value)) return true;
    } else if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) waiting.push(inner);
  }
  return false;
}
