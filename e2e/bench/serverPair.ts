import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/database/openDatabase';
import { folderBytes } from '../../server/files/folderBytes';
import { openServerApi } from '../../server/openServerApi';
import { createClient, signIn } from '../../server/testing/client';
import { type ProcessUse, startServerProcess } from '../../server/testing/serverProcess';
import type { TestPostgres } from '../../server/testing/testPostgres';
import { readAppSources } from '../../tools/api/appBackends';
import { type FilledTable, filledTables, fillTable } from './fillTables';
import type { Target } from './load';

export interface ServiceProcess extends Target {
  stop(): Promise<unknown>;
}

export interface ServerProcessOfBench extends ServiceProcess {
  measure(): Promise<ProcessUse>;
}

/** A database of the server: by its address, or in a folder that nobody else uses meanwhile. */
interface Place {
  url?: string;
  folder?: string;
}

/** Makes the tables of the server, with the demo's records. */
export async function createRecords(place: Place): Promise<void> {
  const database = await openDatabase(place);
  const fileBytes = folderBytes(mkdtempSync(join(tmpdir(), 'atrium-files-')));
  await openServerApi({ database, fileBytes, sources: await readAppSources(), suggestions: () => [] });
  await database.close();
}

/** Fills tables until they have so many rows. */
export async function fillRecords(place: Place, tables: Partial<Record<FilledTable, number>>): Promise<void> {
  const database = await openDatabase(place);
  await database.withSession(async (connection) => {
    for (const table of filledTables) await fillTable(connection, table, tables[table] ?? 0);
  });
  await database.close();
}

/** Sign-ins last ten minutes, which is longer than a part of the bench. */
async function signInAdmin(address: string): Promise<string> {
  const { accessToken } = await signIn(createClient(address), 'admin@demo.com', 'admin');
  return `Bearer ${accessToken}`;
}

/** @param options of Node, such as `--cpu-prof` */
export async function startServer(url: string, options: readonly string[] = []): Promise<ServerProcessOfBench> {
  const env = { DATABASE_URL: url, DUE_EVERY: '5000' };
  const { address, measure, stop } = await startServerProcess(env, options);
  return { address, authorization: await signInAdmin(address), measure, stop };
}

function endOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => child.once('exit', resolve));
}

/** Starts the service that the server is compared with, on a database of its own, with so many tasks. */
export function startBaseline(url: string, rows: number): Promise<ServiceProcess> {
  const file = join(process.cwd(), 'e2e/bench/baseline/service.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url, ROWS: String(rows) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      const [, address, token] = /^listening (\S+) (\S+)$/m.exec(said) ?? [];
      if (!address) return;
      const end = endOf(child);
      resolve({
        address,
        authorization: `Bearer ${token}`,
        stop() {
          child.kill('SIGTERM');
          return end;
        },
      });
    });
    child.once('exit', (code) => reject(new Error(`The baseline ended with ${code}`)));
  });
}

/** Settings of Postgres under which all is measured. */
export const postgresSettings = ['shared_buffers=512MB', 'max_wal_size=4GB', 'max_connections=200'];

export interface ServerPair {
  urls: { ours: string; baseline: string };
  ours: ServerProcessOfBench;
  baseline: ServiceProcess;
}

/** The server and the baseline on one Postgres, with as many tasks, and a thousand people. */
export async function openPair(
  postgres: TestPostgres,
  rows: number,
  options: readonly string[] = [],
): Promise<ServerPair> {
  const urls = { ours: await postgres.createDatabase(), baseline: await postgres.createDatabase() };
  await createRecords({ url: urls.ours });
  await fillRecords({ url: urls.ours }, { people: 1_000, tasks: rows });
  const baseline = await startBaseline(urls.baseline, rows);
  return { urls, ours: await startServer(urls.ours, options), baseline };
}
