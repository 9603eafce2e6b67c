import type { Row } from '@atrium/backend';
import type { Database } from '../database/database';
import { type ChangedApp, changesChannel } from '../sql/changeLog';
import { beforeAll, isAfter, type Position, partsOf } from './position';

export interface LoggedChange {
  entry: Position;
  apps: readonly ChangedApp[];
  page: string | null;
  /** Ids of sign-ins and people whose tokens the change may have ended; null for anybody's. */
  signIns: readonly Row['id'][] | null;
}

export interface ChangeFeed {
  readonly last: Position;
  /** The entries after one; null where they are too many to tell, or some are gone already. */
  since(entry: Position): Promise<LoggedChange[] | null>;
  /** The last entry that was there so many milliseconds ago. */
  entryBefore(ms: number): Promise<Position>;
  subscribe(listener: (change: LoggedChange) => void): () => void;
  stop(): Promise<void>;
}

/** Interval of polling the log while no notices arrive. */
const pollMs = 100;
/** Wait for a transaction that is older than an entry which is there already. */
const horizonMs = 20;
const maxEntries = 1_000;

/** Transactions that are all over: an entry of a later one could still be followed by one that comes before it. */
const horizon = 'xid < pg_snapshot_xmin(pg_current_snapshot())';

const readSql = `
  select xid || '-' || id as entry, apps, page, "signIns" from changes
  where (xid, id) > ($1::xid8, $2::bigint) and ${horizon} order by xid, id limit ${maxEntries}`;

/** The entries after a place in the log, in their order: none comes before one that was read. */
export const readChanges = (database: Pick<Database, 'query'>, after: Position): Promise<LoggedChange[]> =>
  database.query<LoggedChange>(readSql, partsOf(after));

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

async function readLast(database: Database, where: string, values: readonly number[] = []): Promise<Position> {
  const [last] = await database.query<{ entry: Position }>(
    `select xid || '-' || id as entry from changes where ${where} order by xid desc, id desc limit 1`,
    values,
  );
  return last?.entry ?? beforeAll;
}

/** The entries after one, as `ChangeFeed.since` has them, where the log was read up to the last. */
async function readSince(database: Database, entry: Position, last: Position): Promise<LoggedChange[] | null> {
  // Of a database that was restored since, a page may know entries that there never were.
  if (isAfter(entry, last)) return null;
  const [first] = await database.query<{ entry: Position; id: string }>(
    `select xid || '-' || id as entry, id from changes order by xid, id limit 1`,
  );
  if (first && Number(first.id) > 1 && isAfter(first.entry, entry)) return null;
  const found = await readChanges(database, entry);
  return found.length < maxEntries ? found : null;
}

/** Tells each entry of the log once, in order: as soon as it is noticed, or asked for while the connection is lost. */
export async function openChangeFeed(database: Database): Promise<ChangeFeed> {
  const listeners = new Set<(change: LoggedChange) => void>();
  let last = await readLast(database, horizon);
  let timer: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;

  async function pullOnce(): Promise<void> {
    for (
      let changes = await readChanges(database, last);
      changes.length > 0;
      changes = await readChanges(database, last)
    )
      for (const change of changes) {
        last = change.entry;
        for (const listener of [...listeners]) listener(change);
      }
    const [waiting] = await database.query(`select 1 from changes where not ${horizon} limit 1`);
    clearTimeout(soon);
    if (waiting) soon = setTimeout(pull, horizonMs);
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
    since: (entry) => readSince(database, entry, last),
    entryBefore: (ms) =>
      readLast(database, `at <= clock_timestamp() - $1::double precision * interval '1 millisecond' and ${horizon}`, [
        ms,
      ]),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async stop() {
      clearInterval(timer);
      clearTimeout(soon);
      await stopListening();
      await settled();
      clearTimeout(soon);
    },
  };
}

/** Forgets entries but the last ones. */
export const pruneChanges = (database: Pick<Database, 'query'>, kept: number) =>
  database.query('delete from changes where id <= (select max(id) from changes) - $1::bigint', [kept]);
