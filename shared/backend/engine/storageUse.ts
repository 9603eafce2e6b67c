import { type BackendStore, defineTable, type Rejection, type Row, reject } from '..';
import type { Unit } from './Unit';

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

export const largeRowsTable = defineTable<LargeRow>()({
  name: 'largeRows',
  id: 'text',
  columns: { account: 'number', bytes: 'number' },
  indexes: [['account']],
});

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
export async function rejectStorage(
  store: Pick<BackendStore, 'table'>,
  { ofAccount, inAll }: StorageLimits,
  account: number | undefined,
  added = 0,
): Promise<Rejection | null> {
  const sizes = await store.table(largeRowsTable).groupBy('account').sum('bytes');
  const all = [...sizes.values()].reduce((sum, bytes) => sum + bytes, added);
  if (account !== undefined && added + (sizes.get(account) ?? 0) > ofAccount)
    return reject(507, `Your files take the ${inMegabytes(ofAccount)} of an account`, 'accountFull', ofAccount);
  if (all > inAll)
    return reject(507, `The files of all take the ${inMegabytes(inAll)} that there are`, 'storageFull', inAll);
  return null;
}

/** A row that a unit of work has written, by its partition. */
interface WrittenRow {
  table: string;
  id: Row['id'];
  before: Row | undefined;
  row: Row | undefined;
}

/** Notes which of the rows just written are large, and whose; gives the rejection where they have become too many. */
export async function noteLargeRows(
  unit: Unit,
  written: readonly WrittenRow[],
  limits: StorageLimits,
): Promise<Rejection | null> {
  const large = unit.table(largeRowsTable);
  const writer = unit.person?.id ?? unit.account ?? 0;
  let grown = 0;
  const sized = written.flatMap((one) => {
    const [bytes, bytesBefore] = [sizeOf(one.row), sizeOf(one.before)];
    const isLarge = Math.max(bytes, bytesBefore) >= largeFrom;
    return isLarge ? [{ key: `${one.table}:${one.id}`, bytes, bytesBefore }] : [];
  });
  if (sized.length === 0) return null;
  const noted = new Map((await large.getMany(sized.map(({ key }) => key))).map((row) => [row.id, row]));
  for (const { key, bytes, bytesBefore } of sized) {
    const known = noted.get(key);
    if (bytes < largeFrom && !known) continue;
    grown += bytes - (known?.bytes ?? bytesBefore);
    if (bytes < largeFrom) await large.delete(key);
    else if (!known || bytes > known.bytes + largeFrom) await large.put({ id: key, account: writer, bytes });
    else if (bytes !== known.bytes) await large.put({ ...known, bytes });
  }
  return grown > 0 ? rejectStorage(unit, limits, unit.person ? writer : undefined) : null;
}
