import { setTimeout as wait } from 'node:timers/promises';
import type { Connection, Database } from '../database/database';
import { DatabaseUnavailable, OutcomeUnknown, TooManyChanges } from '../errors/DatabaseUnavailable';

/** A transaction that is open. */
export interface Transaction {
  connection: Connection;
  /** Runs a last statement, which answers with the transaction's id, and commits. */
  commit(finish: () => Promise<{ transaction: string }[]>): Promise<void>;
}

const maxTries = 10;
const maxPauseMs = 250;

/**
 * Conflicts with other transactions (https://www.postgresql.org/docs/current/errcodes-appendix.html): made again, the
 * work reads what the other one has written. A value that is taken is seen by the handler then, which rejects the call.
 */
const conflicts = new Set(['40001', '40P01', '23505']);

const conflictOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && conflicts.has(error.code)
    ? error.code
    : undefined;

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
      const [row] = await database.query<{ outcome: string | null }>('select pg_xact_status($1::xid8) as outcome', [
        transaction,
      ]);
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

async function runOnce<T>(
  database: Database,
  isolation: Isolation,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return database.withConnection(async (connection) => {
    let isOver = false;
    await connection.run(`begin isolation level ${isolation}`);
    try {
      return await work({
        connection,
        async commit(finish) {
          const [last] = await finish();
          isOver = true;
          try {
            await connection.run('commit');
          } catch (error) {
            const isLost = error instanceof DatabaseUnavailable && last !== undefined;
            if (!isLost || !(await isCommitted(database, last.transaction))) throw error;
          }
        },
      });
    } finally {
      if (!isOver) await connection.run('rollback').catch(() => {});
    }
  });
}

/**
 * `repeatable read`: all is read as it was at the beginning, and of two that write the same row the later begins again.
 * `serializable`: so does one whose reads another one's writes would have changed; neighbours in an index count as read.
 * https://www.postgresql.org/docs/current/transaction-iso.html
 */
export type Isolation = 'repeatable read' | 'serializable';

/** Runs work in a transaction, and again where another one got in its way. What it does not commit is dropped. */
export async function inTransaction<T>(
  database: Database,
  isolation: Isolation,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(database, isolation, work);
    } catch (error) {
      const conflict = conflictOf(error);
      if (!conflict) throw error;
      if (tries >= maxTries) throw conflict === '23505' ? error : new TooManyChanges({ cause: error });
      // Those that got into each other's way begin at different times.
      await wait(Math.random() * Math.min(2 ** (tries + 1), maxPauseMs));
    }
  }
}
