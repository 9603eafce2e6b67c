import type { Database } from '../database/database';
import * as statements from './statements';

export interface LogPosition {
  seen(): number;
  isBehind(): boolean;
  notice(entry: number): void;
  moveTo(entry: number): void;
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
      // A read that started before this call may miss the change.
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
