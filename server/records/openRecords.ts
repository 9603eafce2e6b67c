import { AsyncLocalStorage } from 'node:async_hooks';
import type { Row } from 'shared/backend';
import type { Change, News, Persistence } from '../../mock/engine/persistence';
import type { Connection, Database } from '../database/database';
import { locks } from '../database/locks';
import { callContext } from './callContext';
import { type ChangedApp, type ChangedRecord, listChangedApps, type TableOwners } from './logEntry';
import * as statements from './statements';

/** How many changes are announced one by one; of more, other processes read their tables again. */
const mostTold = 5_000;

/** The turn of one who writes: alone among all processes, in one transaction. */
interface Turn {
  connection: Connection;
  isOver: boolean;
}

export interface Records extends Persistence {
  /** Learns how far the log has got: what was answered anywhere before is seen by every call after. */
  catchUp(): Promise<void>;
  /** The log has got at least so far. */
  notice(entry: number): void;
}

interface NewsRow {
  entry: string;
  isTold: boolean;
  table: string | null;
  id: Row['id'] | null;
  row: Row | null;
}

/** A record as a statement takes it; without a row it is deleted. */
interface SentRecord extends Change {
  app: string;
  rev: number;
}

/** Keeps the records in Postgres, the same for all processes on one database. */
export async function openRecords(database: Database, owners: () => TableOwners): Promise<Records> {
  const turns = new AsyncLocalStorage<Turn>();
  const connection = (): Connection => turns.getStore()?.connection ?? database;
  const [log] = await database.query<{ last: string }>(statements.readLast);
  /** Up to which entry of the log this process's memory is. */
  let seen = Number(log?.last ?? 0);
  /** Up to which entry there is news, as far as this process has heard. */
  let known = seen;
  let looking: Promise<void> | null = null;

  const notice = (entry: number) => {
    known = Math.max(known, entry);
  };

  async function readLast(): Promise<void> {
    const [row] = await database.query<{ last: string }>(statements.readLast);
    notice(Number(row?.last ?? 0));
  }

  async function news(): Promise<News> {
    const isWriting = turns.getStore() !== undefined;
    if (database.isAlone || (!isWriting && known <= seen)) return [];
    const rows = await connection().query<NewsRow>(statements.readNews, [seen]);
    const last = rows.at(-1);
    if (!last) return [];
    seen = Number(last.entry);
    notice(seen);
    if (rows.some(({ isTold }) => !isTold)) return 'everything';
    return rows.flatMap(({ table, id, row }) =>
      table === null || id === null ? [] : [{ table, id, ...(row && { row }) }],
    );
  }

  async function write(changes: readonly Change[]): Promise<void> {
    const turn = turns.getStore();
    if (!turn || turn.isOver) throw new Error('Records are written in a turn of their own');
    const { appOf } = owners();
    const sent = changes.map(
      ({ table, id, row }): SentRecord => ({ app: appOf(table), table, id, rev: row?.rev ?? 0, ...(row && { row }) }),
    );
    const listed: ChangedRecord[] | null =
      changes.length > mostTold ? null : changes.map(({ table, id }) => ({ table, id }));
    const entry = await commitTurn(turn, statements.writeRecords, [
      JSON.stringify(sent),
      listed && JSON.stringify(listed),
      JSON.stringify(listChangedApps(changes, owners())),
      callContext.getStore()?.page ?? null,
    ]);
    seen = entry;
    notice(entry);
  }

  return {
    isPersistent: true,
    notice,
    async catchUp() {
      if (database.isAlone) return;
      // One that started before this call may have missed what it is to see.
      if (looking) await looking;
      looking ??= readLast().finally(() => {
        looking = null;
      });
      await looking;
    },
    async read(table) {
      const rows = await connection().query<{ row: Row }>(statements.readTable, [table]);
      return rows.map(({ row }) => row);
    },
    news,
    commit: write,
    async clear(keep) {
      const turn = turns.getStore();
      if (!turn) throw new Error('Records are cleared in a turn of their own');
      const everything: ChangedApp[] = [];
      seen = await commitTurn(turn, statements.clearRecords, [[...keep], JSON.stringify(everything)]);
      notice(seen);
    },
    exclusive: (work) =>
      database.withConnection(async (alone) => {
        const turn: Turn = { connection: alone, isOver: false };
        await alone.run(`BEGIN; SELECT pg_advisory_xact_lock(${locks.writing})`);
        try {
          return await turns.run(turn, work);
        } finally {
          if (!turn.isOver) await alone.run('ROLLBACK').catch(() => {});
        }
      }),
  };
}

/** Writes, and ends the turn: what was written is on disk when this resolves. Gives the entry of the log. */
async function commitTurn(turn: Turn, sql: string, values: Parameters<Connection['query']>[1]): Promise<number> {
  const [entry] = await turn.connection.query<{ last: string }>(sql, values);
  if (!entry) throw new Error('The log has no head');
  await turn.connection.run('COMMIT');
  turn.isOver = true;
  return Number(entry.last);
}
