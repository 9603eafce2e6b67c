import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../../server/testing/serverProcess';
import { startTestPostgres } from '../../server/testing/testPostgres';
import type { FilledTable } from './fillTables';
import { createRecords, fillRecords, postgresSettings } from './serverPair';

/** Rows of the tables over whose lists people scroll, sort, filter and search. */
export const manyRows: Partial<Record<FilledTable, number>> = {
  people: 10_000,
  invoices: 100_000,
  emails: 20_000,
  tasks: 10_000,
  messages: 10_000,
  'content-items': 10_000,
  'content-shown-items': 10_000,
  products: 10_000,
};

/**
 * Serves the product as in production: the server with its API, on Postgres where one is installed, and else on the embedded
 * one.
 * @param tables those that have more rows than the demo
 */
export async function serveOnServer(
  dist: string,
  tables: Partial<Record<FilledTable, number>> = {},
): Promise<{ origin: string; close: () => Promise<void> }> {
  const postgres = await startTestPostgres(postgresSettings);
  const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
  const place = postgres ? { url: await postgres.createDatabase() } : { folder };
  await createRecords(place);
  await fillRecords(place, tables);
  const server = await startServerProcess({
    DIST: dist,
    DUE_EVERY: '5000',
    ...(postgres ? { DATABASE_URL: place.url ?? '' } : { DATABASE_URL: '', FOLDER: folder }),
  });
  return {
    origin: server.address,
    async close() {
      await server.stop();
      postgres?.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
