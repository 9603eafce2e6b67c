import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable } from '../errors/DatabaseUnavailable';
import type { Database } from './database';
import { migrate } from './migrate';
import { openPglite } from './openPglite';
import { openPostgres, type PostgresOptions } from './openPostgres';

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
