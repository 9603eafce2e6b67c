import type { Engine } from '@atrium/backend/engine';
import type { Database } from '../database/database';
import { locks } from '../database/locks';
import { pruneChanges } from '../records/statements';
import { repeat } from './repeat';
import { withLockIfFree } from './withLockIfFree';

interface DueOptions {
  database: Database;
  api: Engine;
  everyMs: number;
  onError: (error: unknown) => void;
}

/** How many entries of the log are kept: a page or process that missed more reads everything again. */
const keptChanges = 20_000;

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
