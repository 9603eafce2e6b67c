import type { Database } from './database';
import { migrate } from './migrate';
import { openPglite } from './openPglite';
import { openPostgres, type PostgresOptions } from './openPostgres';

interface DatabaseOptions extends PostgresOptions {
  /** The address of a Postgres; without one, Postgres runs in this process. */
  url?: string | undefined;
  /** Where the records of that one are; in memory without it. */
  folder?: string | undefined;
}

/** Opens the database, with its tables as this version needs them. */
export async function openDatabase({ url, folder, ...options }: DatabaseOptions): Promise<Database> {
  const database = url ? await openPostgres(url, options) : await openPglite(folder);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
