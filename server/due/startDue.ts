import type { Engine } from '@atrium/backend/engine';
import type { Database } from '../database/database';
import { locks } from '../database/database';
import { pruneChanges } from '../records/statements';
import { repeat } from './repeat';

interface DueOptions {
  database: Database;
  api: Engine;
  everyMs: number;
  onError: (error: unknown) => void;
}

/** How many entries of the log are kept: a page or process that missed more reads everything again. */
const keptChanges = 20_000;

/** Does something unless another process is already doing it. */
async function withLockIfFree(database: Database, lock: number, work: () => Promise<void>): Promise<void> {
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

/** Lets everything happen in time that is due, in one process of all that there are. Returns how to stop. */
export const startDue = ({ database, api, everyMs, onError }: DueOptions): (() => Promise<void>) =>
  repeat(
    everyMs,
    (isOver) =>
      withLockIfFree(database, locks.due, async () => {
        await api.runDue(isOver);
        await database.query(pruneChanges, [keptChanges]);
      }),
    onError,
  );
