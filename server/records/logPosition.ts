import type { Database } from '../database/database';
import * as statements from './statements';

/** How far a process is in the log of changes. */
export interface LogPosition {
  /** Up to which entry its memory is. */
  seen(): number;
  /** Whether there is news, as far as it has heard. */
  isBehind(): boolean;
  /** The log has got at least so far. */
  notice(entry: number): void;
  /** Its memory is up to that entry. */
  moveTo(entry: number): void;
  /** Asks how far the log has got. */
  catchUp(): Promise<void>;
}

async function readLast(database: Database): Promise<number> {
  const [log] = await database.query<{ last: string }>(statements.readLast);
  return Number(log?.last ?? 0);
}

export async function openLogPosition(database: Database): Promise<LogPosition> {
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
      // One that started before this call may have missed what it is to see.
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
