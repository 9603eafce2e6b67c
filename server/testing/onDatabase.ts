import { startTestPostgres, type TestPostgres } from './testPostgres';

/** A database that servers of a test share: a Postgres of the test's own; where none is installed each has a PGlite of its own. */
export async function openSharedDatabase(): Promise<{ postgres: TestPostgres | undefined; url: string | undefined }> {
  const postgres = await startTestPostgres();
  return { postgres, url: await postgres?.createDatabase() };
}
