import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable, OutcomeUnknown } from '../database/DatabaseUnavailable';
import type { Database } from '../database/database';
import { readOutcome } from './statements';

const patienceMs = 3_000;
const pauseMs = 50;

/**
 * Asks on another connection what became of a transaction whose own one ended at the commit: a caller that learns that it
 * failed makes the call again, and a write that was kept would be there twice.
 * @throws OutcomeUnknown where nobody answers in time
 */
export async function isCommitted(database: Database, transaction: string): Promise<boolean> {
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
