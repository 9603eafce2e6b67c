import type { Engine } from '@atrium/backend/engine';
import { type Database, locks } from '../database/database';
import { pruneChanges } from '../records/statements';

/**
 * Does something again and again, never twice at a time; returns how to stop, which waits for a turn that has begun.
 * @param work hears by `isOver` that it is to stop, for a turn that could take long
 */
function repeat(
  everyMs: number,
  work: (isOver: () => boolean) => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  if (everyMs <= 0) return async () => {};
  let isOver = false;
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  const schedule = () => {
    if (isOver) return;
    timer = setTimeout(() => {
      running = work(() => isOver)
        .catch(onError)
        .then(schedule);
    }, everyMs);
  };
  schedule();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  };
}

interface SchedulerOptions {
  database: Database;
  api: Engine;
  everyMs: number;
  onError: (error: unknown) => void;
}

/** Entries kept in the log; a page or process that missed more reads everything again. */
const keptChanges = 20_000;

/** Runs work unless another process is doing so. */
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

/** Runs jobs at their time, in one of all processes. Returns how to stop. */
export const startScheduler = ({ database, api, everyMs, onError }: SchedulerOptions): (() => Promise<void>) =>
  repeat(
    everyMs,
    (isOver) =>
      withLockIfFree(database, locks.jobs, async () => {
        await api.runJobs(isOver);
        await database.query(pruneChanges, [keptChanges]);
      }),
    onError,
  );
