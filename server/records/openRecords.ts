import { AsyncLocalStorage } from 'node:async_hooks';
import type { Row } from '@atrium/backend';
import type { Change, ExternalChanges, Persistence } from '@atrium/backend/engine';
import type { Database } from '../database/database';
import { createWriteTransactions } from './createWriteTransactions';
import { type ChangedApp, type ChangedRecord, listChangedApps, type TableOwners } from './logEntry';
import * as statements from './statements';

interface LogPosition {
  seen(): number;
  isBehind(): boolean;
  notice(entry: number): void;
  moveTo(entry: number): void;
  catchUp(): Promise<void>;
}

async function readLast(database: Database): Promise<number> {
  const [log] = await database.query<{ last: string }>(statements.readLast);
  return Number(log?.last ?? 0);
}

async function openLogPosition(database: Database): Promise<LogPosition> {
  let seen = await readLast(database);
  let known = seen;
  let looking: Promise<void> | null = null;
  const notice = (entry: number) => {
    known = Math.max(known, entry);
  };
  return {
    seen: () => seen,
    isBehind: () => known > seen,
    notice,
    moveTo(entry) {
      seen = entry;
      notice(entry);
    },
    async catchUp() {
      if (database.isSingleProcess) return;
      // A read that started before this call may miss the change.
      if (looking) await looking;
      looking ??= readLast(database)
        .then(notice)
        .finally(() => {
          looking = null;
        });
      await looking;
    },
  };
}

/** Changes listed in one entry of the log; after larger writes, other processes read their tables again. */
const maxLoggedChanges = 5_000;

interface CallContext {
  /** The page that makes the call: it need not hear of its own change. */
  page: string | null;
}

export const callContext = new AsyncLocalStorage<CallContext>();

/** `catchUp`: what was answered anywhere before is seen by every call after. */
export interface Records extends Persistence, Pick<LogPosition, 'catchUp' | 'notice'> {}

interface ChangedRow {
  entry: string;
  isListed: boolean;
  table: string | null;
  id: Row['id'] | null;
  row: Row | null;
}

/** A record as a statement takes it; without a row it is deleted. */
interface SentRecord extends Change {
  app: string;
  rev: number;
}

function toExternalChanges(rows: readonly ChangedRow[]): ExternalChanges {
  if (rows.some(({ isListed }) => !isListed)) return 'everything';
  return rows.flatMap(({ table, id, row }) =>
    table === null || id === null ? [] : [{ table, id, ...(row && { row }) }],
  );
}

function toValues(changes: readonly Change[], owners: TableOwners) {
  const sent = changes.map(
    ({ table, id, row }): SentRecord => ({
      app: owners.appOf(table),
      table,
      id,
      rev: row?.rev ?? 0,
      ...(row && { row }),
    }),
  );
  const listed: ChangedRecord[] | null =
    changes.length > maxLoggedChanges ? null : changes.map(({ table, id }) => ({ table, id }));
  return [
    JSON.stringify(sent),
    listed && JSON.stringify(listed),
    JSON.stringify(listChangedApps(changes, owners)),
    callContext.getStore()?.page ?? null,
  ];
}

export async function openRecords(database: Database, owners: () => TableOwners): Promise<Records> {
  const writes = createWriteTransactions(database);
  const log = await openLogPosition(database);
  return {
    isPersistent: true,
    notice: log.notice,
    catchUp: log.catchUp,
    async read(table) {
      const rows = await writes.connection().query<{ row: Row }>(statements.readTable, [table]);
      return rows.map(({ row }) => row);
    },
    async listTables() {
      const rows = await writes.connection().query<{ table: string }>(statements.listTables);
      return rows.map(({ table }) => table);
    },
    async readChanges() {
      if (database.isSingleProcess || !(writes.isOpen() || log.isBehind())) return [];
      const rows = await writes.connection().query<ChangedRow>(statements.readChangedRows, [log.seen()]);
      const last = rows.at(-1);
      if (last) log.moveTo(Number(last.entry));
      return toExternalChanges(rows);
    },
    async commit(changes) {
      log.moveTo(await writes.commit(statements.writeRecords, toValues(changes, owners())));
    },
    async clear(keep) {
      const everything: ChangedApp[] = [];
      log.moveTo(await writes.commit(statements.clearRecords, [[...keep], JSON.stringify(everything)]));
    },
    exclusive: writes.take,
  };
}
