import { StartError } from '../errors/StartError';
import type { Database } from './database';
import { locks } from './database';
import { migrations } from './migrations';

/**
 * Takes the database's tables to this version's; one process at a time, and each step whole or not at all.
 * @param sendsMail whether people can get a link by email, which some steps ask
 */
export async function migrate(database: Database, sendsMail = true): Promise<void> {
  await database.withConnection(async (connection) => {
    await connection.run(`SELECT pg_advisory_lock(${locks.migration})`);
    try {
      await connection.run(
        'CREATE TABLE IF NOT EXISTS migrations (step integer PRIMARY KEY, at timestamptz DEFAULT now())',
      );
      const [{ done } = { done: 0 }] = await connection.query<{ done: number }>(
        'SELECT count(*)::integer AS done FROM migrations',
      );
      if (done > migrations.length)
        throw new StartError('The database is of a newer version of the server: start that one, or restore a backup.');
      await connection.query("SELECT set_config('atrium.sends_mail', $1, false)", [sendsMail ? 'on' : 'off']);
      for (const [index, step] of migrations.entries())
        if (index >= done) await connection.run(`BEGIN; ${step}; INSERT INTO migrations VALUES (${index + 1}); COMMIT`);
    } finally {
      // A connection that is lost has no lock any more, and what lost it is the error to hear of.
      await connection.run(`SELECT pg_advisory_unlock(${locks.migration})`).catch(() => {});
    }
  });
}
