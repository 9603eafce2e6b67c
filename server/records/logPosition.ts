import type { Database } from '../database/database';
import * as statements from './statements';

/** Position of this process in the log of changes. */
export interface LogPosition {
  /** The entry with which the memory is in step. */
  seen(): number;
  /** True where later entries are known of. */
  isBehind(): boolean;
  /** Learns of an entry of the log. */
  notice(entry: number): void;
  /** The memory is in step with that entry. */
  moveTo(entry: number): void;
  /** Reads the last entry of the log. */
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
