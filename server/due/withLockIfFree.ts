import type { Database } from '../database/database';

/** Does something unless another process is already doing it. */
export async function withLockIfFree(database: Database, lock: number, work: () => Promise<void>): Promise<void> {
  // The one process of an embedded database needs no turn, and its one connection is needed for the work.
  if (database.isSingleProcess) return work();
  await database.withConnection(async (connection) => {
    const [row] = await connection.query<{ isFree: boolean }>('SELECT pg_try_advisory_lock($1) AS "isFree"', [lock]);
    if (!row?.isFree) return;
    try {
      await work();
    } finally {
      await connection.query('SELECT pg_advisory_unlock($1)', [lock]);
    }
  });
}
