import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable } from '../errors/DatabaseUnavailable';
import { StartError } from '../errors/StartError';
import { type Database, locks } from './database';
import { openPglite } from './openPglite';
import { openPostgres, type PostgresOptions } from './openPostgres';

/** The steps from an empty database to this version's, in their order; one that was released never changes. */
export const migrations: readonly string[] = [
  `CREATE TABLE records (
    app text NOT NULL,
    "table" text NOT NULL,
    id jsonb NOT NULL,
    rev integer NOT NULL,
    row jsonb NOT NULL,
    PRIMARY KEY ("table", id)
  );
  CREATE INDEX records_of_app ON records (app);
  CREATE TABLE changes (
    id bigint PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    page text,
    apps jsonb NOT NULL,
    changed jsonb
  );
  CREATE TABLE log (last bigint NOT NULL, pruned bigint NOT NULL);
  INSERT INTO log VALUES (0, 0);
  CREATE TABLE sign_in_tries (
    key text PRIMARY KEY,
    tries integer NOT NULL,
    until timestamptz NOT NULL
  );`,
  // The bytes of a file are in the records that it was put into: the file's own were read by nobody. Rows that are large
  // already count for who has them; those that all share, for nobody in particular.
  `UPDATE records SET row = row - 'url' WHERE "table" = 'files';
  INSERT INTO records (app, "table", id, rev, row)
    SELECT 'frame', 'largeRows', to_jsonb(name), 0, jsonb_build_object('id', name, 'account', account, 'bytes', bytes)
    FROM (
      SELECT "table" || ':' || (id #>> '{}') AS name, length(row::text) AS bytes,
        coalesce(substring("table" FROM '@(\\d+)$')::integer, 0) AS account
      FROM records
    ) AS sized
    WHERE bytes >= 16384;`,
  // Without outgoing mail nobody could prove an address by a link, and messages would reach nobody: existing people
  // keep theirs. With it, messages go to the address itself until its owner has proven it.
  `UPDATE records SET row = row || jsonb_build_object('provenEmail', row->>'email')
    WHERE "table" = 'people' AND NOT row ? 'provenEmail' AND current_setting('atrium.sends_mail', true) = 'off';`,
  // Records have tables of their own, in a schema that declarations make; the log is in the order of transactions, and no
  // entry of the one before is of use in it.
  `DROP TABLE changes;
  DROP TABLE log;
  CREATE TABLE changes (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    page text,
    apps jsonb NOT NULL,
    "signIns" jsonb
  );
  CREATE INDEX changes_in_order ON changes (xid, id);
  CREATE INDEX changes_at ON changes (at);
  CREATE TABLE jobs (
    app text NOT NULL,
    account integer NOT NULL,
    due_at double precision NOT NULL,
    PRIMARY KEY (app, account)
  );
  CREATE INDEX jobs_due ON jobs (due_at);
  CREATE TABLE jobs_seen (xid xid8 NOT NULL, entry bigint NOT NULL, prepared boolean NOT NULL DEFAULT false);
  INSERT INTO jobs_seen VALUES ('0', 0);`,
  // One process at a time notes jobs.
  'ALTER TABLE jobs_seen ADD COLUMN process text, ADD COLUMN until timestamptz;',
  // Since when no file is left in a row.
  `CREATE TABLE files_moved (at timestamptz NOT NULL DEFAULT now());`,
  // Who has used which release, and the rollouts that watch themselves: of this server, and no records of an app.
  `CREATE TABLE release_visits (
    app text NOT NULL,
    release text NOT NULL,
    account integer NOT NULL,
    last_at double precision NOT NULL,
    failed_at double precision,
    what text,
    PRIMARY KEY (app, release, account)
  );
  CREATE INDEX release_visits_last ON release_visits (last_at);
  CREATE INDEX release_visits_failed ON release_visits (failed_at) WHERE failed_at IS NOT NULL;
  CREATE TABLE rollout_tests (
    app text PRIMARY KEY,
    rollout text NOT NULL,
    test jsonb NOT NULL
  );
  CREATE TABLE rollout_people (
    app text NOT NULL,
    account integer NOT NULL,
    rollout text NOT NULL,
    arm text NOT NULL,
    has_failed boolean NOT NULL,
    PRIMARY KEY (app, account)
  );`,
];

/**
 * Takes the database's tables to this version's; one process at a time, and each step whole or not at all.
 * @param sendsMail whether people can get a link by email, which some steps ask
 */
export async function migrate(database: Database, sendsMail = true): Promise<void> {
  await database.withSession(async (connection) => {
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

interface DatabaseOptions extends PostgresOptions {
  /** The address of a Postgres; without one, Postgres runs in this process. */
  url?: string | undefined;
  /** Folder of the embedded database; without it, records are in memory only. */
  folder?: string | undefined;
  /** Emails leave by this server; true unless given. */
  sendsMail?: boolean;
}

/** Attempts at migrating before a lost connection ends the start. */
const maxTries = 5;
const pauseMs = 300;

/** Each step is whole or not at all, so that after a cut the next try goes on with the first that is missing. */
async function migrateInTries(database: Database, sendsMail?: boolean): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await migrate(database, sendsMail);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || tries >= maxTries) throw error;
      await wait(pauseMs);
    }
  }
}

export async function openDatabase({ url, folder, sendsMail, ...options }: DatabaseOptions): Promise<Database> {
  const database = url ? await openPostgres(url, options) : await openPglite(folder);
  try {
    await migrateInTries(database, sendsMail);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
