import { and, type BackendStore, eq, oneOf, type Person, type Rejection, type Row, reject } from '..';
import { type FileReference, listReferences } from '../fileReference';
import { mapTexts } from '../mapTexts';
import type { OpenFiles, SentFiles } from './FileStore';
import {
  filesTable,
  fileTables,
  fileUsesTable,
  largeFrom,
  largeRowsTable,
  type StorageLimits,
  type StoredFileRow,
  takesStorage,
  type WrittenRow,
} from './rows';

type Store = Pick<BackendStore, 'table' | 'account' | 'now'>;
/** A unit of work, of whose person the files are. */
type Writing = Store & { readonly person: Person | null };

const megabyte = 1024 * 1024;

/** A long text with any character beyond Latin-1 has two bytes for each. */
const weigh = (text: string): number =>
  text.length >= largeFrom && /[^\0-\xff]/.test(text) ? 2 * text.length : text.length;

/** Size of a row's texts in bytes. */
function sizeOf(row: Row | undefined): number {
  let bytes = 0;
  mapTexts(row, (text) => {
    bytes += weigh(text);
    return text;
  });
  return bytes;
}

const inMegabytes = (bytes: number) => `${Math.floor(bytes / megabyte)} MB`;

/** Files that nothing uses any more are kept for a day: until then, they may take as much room again. */
const maxShareWithFree = 2;

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
  const files = store.table(filesTable);
  const texts = await store.table(largeRowsTable).groupBy('account').sum('bytes');
  const used = await files.groupBy('account', eq('isFree', false)).sum('bytes');
  const all = await files.groupBy('account').sum('bytes');
  const sumOf = (sizes: ReadonlyMap<unknown, number>) => [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  const textsOf = (account !== undefined && texts.get(account)) || 0;
  const isFull = (sizes: ReadonlyMap<unknown, number>, max: number) =>
    account !== undefined && added + textsOf + (sizes.get(account) ?? 0) > max;
  if (isFull(used, ofAccount) || isFull(all, maxShareWithFree * ofAccount))
    return reject(507, `Your files take the ${inMegabytes(ofAccount)} of an account`, 'accountFull', ofAccount);
  const isAllFull = (sizes: ReadonlyMap<unknown, number>, max: number) => added + sumOf(texts) + sumOf(sizes) > max;
  if (isAllFull(used, inAll) || isAllFull(all, maxShareWithFree * inAll))
    return reject(507, `The files of all take the ${inMegabytes(inAll)} that there are`, 'storageFull', inAll);
  return null;
}

/** Notes which of the rows just written are large, and whose; gives by how many bytes they have grown. */
async function noteLargeRows(unit: Writing, written: readonly WrittenRow[], writer: number): Promise<number> {
  const large = unit.table(largeRowsTable);
  let grown = 0;
  const sized = written.flatMap((one) => {
    const [bytes, bytesBefore] = [sizeOf(one.row), sizeOf(one.before)];
    const isLarge = Math.max(bytes, bytesBefore) >= largeFrom;
    return isLarge ? [{ key: `${one.table}:${one.id}`, bytes, bytesBefore }] : [];
  });
  if (sized.length === 0) return 0;
  const noted = new Map((await large.getMany(sized.map(({ key }) => key))).map((row) => [row.id, row]));
  for (const { key, bytes, bytesBefore } of sized) {
    const known = noted.get(key);
    if (bytes < largeFrom && !known) continue;
    grown += bytes - (known?.bytes ?? bytesBefore);
    if (bytes < largeFrom) await large.delete(key);
    else if (!known || bytes > known.bytes + largeFrom) await large.put({ id: key, account: writer, bytes });
    else if (bytes !== known.bytes) await large.put({ ...known, bytes });
  }
  return grown;
}

/** The files whose addresses a row holds, by hash. */
export function listUses(row: Row | undefined): Map<string, FileReference> {
  const found = new Map<string, FileReference>();
  mapTexts(row, (text) => {
    for (const reference of listReferences(text)) found.set(reference.hash, reference);
    return text;
  });
  return found;
}

/** Uses of a file that an account has come to, or has lost. */
interface Delta extends FileReference {
  account: number;
  uses: number;
}

const keyOf = ({ account, hash }: { account: number; hash?: string }) => `${account} ${hash}`;

/** Notes which rows hold which files now; gives by how much the uses of each account have changed. */
async function noteUses(unit: Writing, written: readonly WrittenRow[], writer: number): Promise<Map<string, Delta>> {
  const uses = unit.table(fileUsesTable);
  const changes = written.flatMap(({ table, id, before, row }) => {
    const [had, has] = [listUses(before), listUses(row)];
    const all = new Map([...had, ...has]);
    return [...all.values()]
      .filter(({ hash }) => had.has(hash) !== has.has(hash))
      .map((reference) => ({ id: `${reference.hash} ${table}:${id}`, reference, isUsed: has.has(reference.hash) }));
  });
  const noted = new Map((await uses.getMany(changes.map(({ id }) => id))).map((use) => [use.id, use]));
  const deltas = new Map<string, Delta>();
  for (const { id, reference, isUsed } of changes) {
    const known = noted.get(id);
    if (isUsed === (known !== undefined)) continue;
    const account = known?.account ?? writer;
    if (isUsed) await uses.put({ id, hash: reference.hash, account });
    else await uses.delete(id);
    const key = keyOf({ account, hash: reference.hash });
    const before = deltas.get(key)?.uses ?? 0;
    deltas.set(key, { ...reference, account, uses: before + (isUsed ? 1 : -1) });
  }
  return deltas;
}

/** Hashes that one query names. */
const maxNamed = 500;

async function findFiles(unit: Store, hashes: readonly string[]): Promise<StoredFileRow[]> {
  const found: StoredFileRow[] = [];
  for (let start = 0; start < hashes.length; start += maxNamed)
    for await (const file of unit.table(filesTable).each(oneOf('hash', hashes.slice(start, start + maxNamed))))
      found.push(file);
  return found;
}

/** A file whose uses have changed. One that nothing uses any more is deleted a day later. */
function withUses(file: StoredFileRow, delta: number, now: number): StoredFileRow {
  const { freedAt: _, ...rest } = file;
  const uses = Math.max(0, (file.uses ?? 0) + delta);
  return { ...rest, uses, ...(uses === 0 && { freedAt: now }) };
}

/** Counts uses of files, and gives those that accounts have come to: those that are new to everybody, and others. */
async function countUses(unit: Writing, deltas: ReadonlyMap<string, Delta>, sent: SentFiles) {
  const files = unit.table(filesTable);
  const known = await findFiles(unit, [...new Set([...deltas.values()].map(({ hash }) => hash))]);
  const byKey = new Map(known.map((file) => [keyOf(file), file]));
  const sizes = new Map(known.map(({ hash = '', size }) => [hash, size]));
  const added = new Map<string, number>();
  for (const [key, { hash, type, account, uses }] of deltas) {
    const file = byKey.get(key);
    if (file) await files.put(withUses(file, uses, unit.now()));
    const size = sent.get(hash)?.size ?? sizes.get(hash);
    // An address whose file is gone, or never was: it opens nothing.
    if (file || uses <= 0 || size === undefined) continue;
    const createdAt = unit.now();
    await files.put({ id: await files.nextId(), hash, type, fileName: '', size, account, createdAt, uses });
    added.set(hash, size);
  }
  return added;
}

interface Noting {
  limits: StorageLimits;
  /** Absent where files stay in the rows. */
  files?: OpenFiles | undefined;
  /** The files that came with the call. */
  sent?: SentFiles | undefined;
}

const own = new Set(fileTables.map(({ name }) => name));

/**
 * Notes what the rows just written take: the files that they hold, and very much text. Files that came with the call are
 * kept, if a row holds them.
 * @returns the rejection where it has become too much
 */
export async function noteStorage(
  unit: Writing,
  written: readonly WrittenRow[],
  { limits, files, sent = new Map() }: Noting,
): Promise<Rejection | null> {
  const rows = written.filter((one) => !own.has(one.table) && takesStorage(one));
  const uploaded = written.flatMap(({ table, row }) => (table === filesTable.name && row ? [row] : []));
  if (rows.length === 0 && uploaded.length === 0) return null;
  const writer = unit.person?.id ?? unit.account ?? 0;
  const grown = await noteLargeRows(unit, rows, writer);
  const deltas = await noteUses(unit, rows, writer);
  const added = deltas.size > 0 ? await countUses(unit, deltas, sent) : new Map<string, number>();
  for (const row of uploaded) {
    const file = 'hash' in row ? sent.get(String(row.hash)) : undefined;
    if (file) added.set(file.hash, file.size);
  }
  if (grown <= 0 && added.size === 0) return null;
  const rejection = await rejectStorage(unit, limits, unit.person ? writer : undefined);
  if (rejection) return rejection;
  for (const hash of added.keys()) {
    const file = sent.get(hash);
    if (file) await file.keep();
    else await (await files?.())?.touch(hash);
  }
  return null;
}

/** The file of an account, as it was noted. */
export const findFile = (store: Store, account: number, hash: string): Promise<StoredFileRow | undefined> =>
  store.table(filesTable).first({ where: and(eq('account', account), eq('hash', hash)) });
