import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { StartError } from '../errors/StartError';
import type { Connection, Database, SqlValue } from './database';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readHolder(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes a folder for this process: two would destroy each other's files. The lock of a process that is gone counts for
 * nothing. Returns how to let go.
 * @throws StartError where another process has it
 */
function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.pid');
  const holder = readHolder(file);
  if (holder !== undefined && holder !== process.pid && isRunning(holder))
    throw new StartError(
      `Process ${holder} has the records in ${folder}. End it, take another folder with --data, or let both use a Postgres (DATABASE_URL).`,
    );
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** Search by parts of words uses its index. */
const extensions = { pg_trgm };

const toConnection = (database: PGlite): Connection => ({
  query: async <T extends object>(sql: string, values: readonly SqlValue[] = []) =>
    (await database.query<T>(sql, [...values])).rows,
  async run(sql) {
    await database.exec(sql);
  },
});

const cannotUse = (folder: string, error: unknown) =>
  new StartError(
    `The folder ${folder} cannot be used for the records: ${error instanceof Error ? error.message : error}`,
    {
      cause: error,
    },
  );

function lockDatabaseFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    return lockFolder(folder);
  } catch (error) {
    throw error instanceof StartError ? error : cannotUse(folder, error);
  }
}

/**
 * Postgres in this process, its files in a folder; in memory without one.
 * @throws StartError where another process has the folder, or it cannot be used
 */
export async function openPglite(folder?: string): Promise<Database> {
  const unlock = folder ? lockDatabaseFolder(folder) : () => {};
  const database = folder ? new PGlite(`${folder}/pglite`, { extensions }) : new PGlite({ extensions });
  try {
    await database.waitReady;
  } catch (error) {
    unlock();
    throw folder ? cannotUse(folder, error) : error;
  }
  const connection = toConnection(database);
  // It has one connection: who wants it alone waits for the others.
  let last: Promise<unknown> = Promise.resolve();
  function inSequence<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  }
  const shared: Connection = {
    query: (sql, values) => inSequence(() => connection.query(sql, values)),
    run: (sql) => inSequence(() => connection.run(sql)),
  };
  return {
    ...shared,
    isSingleProcess: true,
    searches: shared,
    withConnection: (work) => inSequence(() => work(connection)),
    withSession: (work) => inSequence(() => work(connection)),
    async listen(channel, { onNotice, onConnected }) {
      const stop = await inSequence(() => database.listen(channel, onNotice));
      onConnected();
      return () => inSequence(() => stop());
    },
    async close() {
      await inSequence(() => database.close());
      unlock();
    },
  };
}
