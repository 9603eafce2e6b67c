import type { Row } from '@atrium/backend';
import type { Database } from '../database/database';
import type { ChangedApp } from '../records/logEntry';
import type { Records } from '../records/openRecords';
import { changesChannel, maxEntries, readChanges, readEntryBefore } from '../records/statements';

export interface LoggedChange {
  entry: number;
  apps: readonly ChangedApp[];
  page: string | null;
  /** Ids of sign-ins and people whose tokens the change may have ended; null for anybody's. */
  signIns: readonly Row['id'][] | null;
}

interface ChangeRow extends Omit<LoggedChange, 'entry'> {
  id: string;
}

export interface ChangeFeed {
  readonly last: number;
  /** The entries after one; null where they are too many to tell, or some are gone already. */
  since(entry: number): Promise<LoggedChange[] | null>;
  /** The last entry that was there so many milliseconds ago. */
  entryBefore(ms: number): Promise<number>;
  subscribe(listener: (change: LoggedChange) => void): () => void;
  stop(): Promise<void>;
}

/** Interval of polling the log while no notices arrive. */
const pollMs = 100;

const toChange = ({ id, ...change }: ChangeRow): LoggedChange => ({ entry: Number(id), ...change });

/** Starts one read at a time; notices that arrive during a read start another one after it. */
function createPuller(pullOnce: () => Promise<void>) {
  let pulling: Promise<void> | null = null;
  let isAskedAgain = false;
  function pull(): void {
    isAskedAgain = pulling !== null;
    pulling ??= pullOnce()
      // A database that does not answer is asked again, by the next notice or poll.
      .catch(() => {})
      .finally(() => {
        pulling = null;
        if (isAskedAgain) pull();
      });
  }
  return { pull, settled: async () => pulling };
}

/** Tells each entry of the log once, in order: as soon as it is noticed, or asked for while the connection is lost. */
export async function openChangeFeed(database: Database, records: Pick<Records, 'notice'>): Promise<ChangeFeed> {
  const listeners = new Set<(change: LoggedChange) => void>();
  const [head] = await database.query<{ last: string }>('SELECT last FROM log');
  let last = Number(head?.last ?? 0);
  let timer: NodeJS.Timeout | undefined;

  const read = async (entry: number) => (await database.query<ChangeRow>(readChanges, [entry])).map(toChange);

  async function pullOnce(): Promise<void> {
    for (let changes = await read(last); changes.length > 0; changes = await read(last))
      for (const change of changes) {
        last = change.entry;
        records.notice(last);
        for (const listener of [...listeners]) listener(change);
      }
  }

  const { pull, settled } = createPuller(pullOnce);
  const stopListening = await database.listen(changesChannel, {
    onNotice: pull,
    onConnected() {
      clearInterval(timer);
      pull();
    },
    onLost() {
      clearInterval(timer);
      timer = setInterval(pull, pollMs);
    },
  });

  return {
    get last() {
      return last;
    },
    async since(entry) {
      const [log] = await database.query<{ pruned: string }>('SELECT pruned FROM log');
      if (entry < Number(log?.pruned ?? 0)) return null;
      const found = await read(entry);
      return found.length < maxEntries ? found : null;
    },
    async entryBefore(ms) {
      const [found] = await database.query<{ entry: string }>(readEntryBefore, [ms]);
      return Number(found?.entry ?? last);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async stop() {
      clearInterval(timer);
      await stopListening();
      await settled();
    },
  };
}
