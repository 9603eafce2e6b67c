import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, Database } from '../database/database';
import { locks } from '../database/database';
import { DatabaseUnavailable, OutcomeUnknown } from '../errors/DatabaseUnavailable';
import { readOutcome } from './statements';

/** A write transaction, serialised across all processes. */
interface OpenTransaction {
  connection: Connection;
  isOver: boolean;
}

interface WriteTransactions {
  isOpen(): boolean;
  connection(): Connection;
  take<T>(work: () => Promise<T>): Promise<T>;
  /** Writes and commits: what was written is on disk when this resolves. Returns the entry of the log. */
  commit(sql: string, values: Parameters<Connection['query']>[1]): Promise<number>;
}

export function createWriteTransactions(database: Database): WriteTransactions {
  const transactions = new AsyncLocalStorage<OpenTransaction>();
  return {
    isOpen: () => transactions.getStore() !== undefined,
    connection: () => transactions.getStore()?.connection ?? database,
    take: (work) =>
      database.withConnection(async (alone) => {
        const open: OpenTransaction = { connection: alone, isOver: false };
        await alone.run(`BEGIN; SELECT pg_advisory_xact_lock(${locks.writing})`);
        try {
          return await transactions.run(open, work);
        } finally {
          if (!open.isOver) await alone.run('ROLLBACK').catch(() => {});
        }
      }),
    async commit(sql, values) {
      const open = transactions.getStore();
      if (!open || open.isOver) throw new Error('Records are written within a write transaction');
      const [entry] = await open.connection.query<{ last: string; transaction: string }>(sql, values);
      if (!entry) throw new Error('The log has no head');
      open.isOver = true;
      try {
        await open.connection.run('COMMIT');
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable) || !(await isCommitted(database, entry.transaction))) throw error;
      }
      return Number(entry.last);
    },
  };
}

const patienceMs = 3_000;
const pauseMs = 50;

/**
 * Asks on another connection what became of a transaction whose own one ended at the commit: a caller that learns that it
 * failed makes the call again, and a write that was kept would be there twice.
 * @throws OutcomeUnknown where nobody answers in time
 */
async function isCommitted(database: Database, transaction: string): Promise<boolean> {
  const end = performance.now() + patienceMs;
  let cause: unknown;
  while (performance.now() < end) {
    try {
      const [row] = await database.query<{ outcome: string | null }>(readOutcome, [transaction]);
      if (row?.outcome === 'committed') return true;
      if (row?.outcome === 'aborted') return false;
    } catch (error) {
      // Of a standby that never heard of the transaction nothing can be learnt either.
      if (!(error instanceof DatabaseUnavailable)) throw new OutcomeUnknown({ cause: error });
      cause = error;
    }
    await wait(pauseMs);
  }
  throw new OutcomeUnknown({ cause });
}
