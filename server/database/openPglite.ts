import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { Connection, Database, SqlValue } from './database';
import { lockFolder } from './lockFolder';

const toConnection = (database: PGlite): Connection => ({
  query: async <T extends object>(sql: string, values: readonly SqlValue[] = []) =>
    (await database.query<T>(sql, [...values])).rows,
  async run(sql) {
    await database.exec(sql);
  },
});

/**
 * Postgres in this process, its files in a folder; in memory without one.
 * Throws where another process has the folder.
 */
export async function openPglite(folder?: string): Promise<Database> {
  if (folder) mkdirSync(folder, { recursive: true });
  const unlock = folder ? lockFolder(folder) : () => {};
  const database = folder ? new PGlite(`${folder}/pglite`) : new PGlite();
  await database.waitReady;
  const connection = toConnection(database);
  // It has one connection: who wants it alone waits for the others.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  }
  return {
    isAlone: true,
    query: (sql, values) => inTurn(() => connection.query(sql, values)),
    run: (sql) => inTurn(() => connection.run(sql)),
    withConnection: (work) => inTurn(() => work(connection)),
    async listen(channel, { onNotice, onConnected }) {
      const stop = await inTurn(() => database.listen(channel, onNotice));
      onConnected();
      return () => inTurn(() => stop());
    },
    async close() {
      await inTurn(() => database.close());
      unlock();
    },
  };
}
