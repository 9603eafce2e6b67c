import { type BackendStore, type Rejection, type Row, reject, type TableKey } from '..';
import type { UnitOfWork } from './UnitOfWork';

/** Bytes of pictures and files in records: they are in memory with the rows. */
export interface StorageLimits {
  ofAccount: number;
  inAll: number;
}

const megabyte = 1024 * 1024;

/** A browser keeps much more, and slows down long before that is full. */
export const demoStorage: StorageLimits = { ofAccount: 50 * megabyte, inAll: 50 * megabyte };

/** A row that holds pictures, files or very much text. */
interface LargeRow extends Row {
  /** Table and id: `emails@7:12`. */
  id: string;
  /** The account that made it so large; 0 is nobody. */
  account: number;
  bytes: number;
}

export const largeRowsKey: TableKey<LargeRow> = { name: 'largeRows' };

/** Beside rows of this size the words of a record weigh nothing. */
const largeFrom = 16 * 1024;

/** A long text with any character beyond Latin-1 has two bytes for each. */
const weigh = (text: string): number =>
  text.length >= largeFrom && /[^\0-\xff]/.test(text) ? 2 * text.length : text.length;

/** Size of a row's texts in bytes. */
function sizeOf(row: Row | undefined): number {
  const waiting: unknown[] = [row];
  let bytes = 0;
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') bytes += weigh(value);
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) waiting.push(inner);
  }
  return bytes;
}

const inMegabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`;

/**
 * The refusal of what would take more than is allowed; null where there is room.
 * @param account who writes; undefined for what happens by itself, which was accepted before
 * @param added what comes on top of what is noted
 */
export function rejectStorage(
  store: Pick<BackendStore, 'table'>,
  { ofAccount, inAll }: StorageLimits,
  account: number | undefined,
  added = 0,
): Rejection | null {
  let own = added;
  let all = added;
  for (const row of store.table(largeRowsKey).all()) {
    all += row.bytes;
    if (row.account === account) own += row.bytes;
  }
  if (account !== undefined && own > ofAccount)
    return reject(507, `Your files take the ${inMegabytes(ofAccount)} of an account`, 'accountFull', ofAccount);
  if (all > inAll)
    return reject(507, `The files of all take the ${inMegabytes(inAll)} that there are`, 'storageFull', inAll);
  return null;
}

/** Notes which of the rows just written are large, and whose; gives the refusal where they have become too many. */
export function noteLargeRows(unit: UnitOfWork, limits: StorageLimits): Rejection | null {
  const large = unit.table(largeRowsKey);
  const writer = unit.person?.id ?? unit.account ?? 0;
  let grown = 0;
  for (const { table, id, before, row } of unit.journal.written()) {
    const key = `${table}:${id}`;
    const noted = large.get(key);
    const bytes = sizeOf(row);
    if (bytes < largeFrom && !noted) continue;
    grown += bytes - (noted?.bytes ?? sizeOf(before));
    if (bytes < largeFrom) large.delete(key);
    else if (!noted || bytes > noted.bytes + largeFrom) large.put({ id: key, account: writer, bytes });
    else if (bytes !== noted.bytes) large.put({ ...noted, bytes });
  }
  return grown > 0 ? rejectStorage(unit, limits, unit.person ? writer : undefined) : null;
}
