import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Row } from '@atrium/backend';
import { openDatabase } from '../../server/database/openDatabase';
import { openServerApi } from '../../server/openServerApi';
import { createClient, signIn } from '../../server/testing/client';
import { startServerProcess } from '../../server/testing/serverProcess';
import { startTestPostgres, type TestPostgres } from '../../server/testing/testPostgres';
import type { Engine } from '../../shared/backend/engine/Engine';
import { memoryPersistence } from '../../shared/backend/engine/persistence';
import { issueSessionOf, openEngine } from '../../shared/core/openEngine';
import { readAppSources, registerAppBackends } from '../../tools/api/appBackends';
import { median, medianRatio } from '../../tools/median';

const records = 100_000;
const runs = 41;
const page = { method: 'GET', url: '/apps/todo/tasks?sortBy=due-date&page=40&perPage=25' };
const write = {
  method: 'POST',
  url: '/apps/todo/update-task',
  body: JSON.stringify({ task: { id: 2_000, title: 'Again' } }),
};

/** Duration of one round of load, and calls in flight to each process. */
const load = { ms: 4_000, each: 8 };

const fill = `
  INSERT INTO records (app, "table", id, rev, row)
  SELECT app, "table", to_jsonb(number), 1, row || jsonb_build_object('id', number, 'title', 'Task ' || number, 'rev', 1)
  FROM (SELECT * FROM records WHERE "table" = 'tasks' ORDER BY id LIMIT 1) AS first, generate_series(1001, ${1_000 + records}) AS number`;

type Ask = (request: { method: string; url: string; body?: string }) => Promise<number>;

async function createAsk(api: Engine, catchUp: () => Promise<void>): Promise<Ask> {
  const { accessToken } = await issueSessionOf(api, 'admin');
  return async (request) => {
    const started = performance.now();
    await catchUp();
    const answer = await api.handle({ ...request, authorization: `Bearer ${accessToken}` });
    if (answer?.status !== 200) throw new Error(`${request.url} answers ${answer?.status}`);
    return performance.now() - started;
  };
}

/** Alternating, so that other load affects both. */
async function compare(what: string, onPostgres: Ask, inMemory: Ask, request: Parameters<Ask>[0]): Promise<string> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await onPostgres(request));
    theirs.push(await inMemory(request));
  }
  const [one, other] = [median(ours).toFixed(1), median(theirs).toFixed(1)];
  return `${what}: ${one} ms on Postgres against ${other} ms in memory, × ${medianRatio(ours, theirs).toFixed(2)}`;
}

function heapAfterCleaning(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

async function compareWithMemory(postgres: TestPostgres): Promise<string[]> {
  const database = await openDatabase({ url: await postgres.createDatabase() });
  const host = { suggestions: () => [], sources: await readAppSources() };
  const first = await openServerApi({ ...host, database });
  await (await createAsk(first.api, first.records.catchUp))(page);
  await database.run(fill);
  const before = heapAfterCleaning();
  const server = await openServerApi({ ...host, database });
  const onPostgres = await createAsk(server.api, server.records.catchUp);
  await onPostgres(page);
  const megabytes = (heapAfterCleaning() - before) / 1024 / 1024;

  const rows = await database.query<{ table: string; row: Row }>('SELECT "table", row FROM records');
  const api = await openEngine({
    suggestions: () => [],
    persistence: memoryPersistence(rows.map(({ table, row }) => ({ table, id: row.id, row }))),
  });
  await registerAppBackends(api);
  const inMemory = await createAsk(api, async () => {});
  await inMemory(page);
  const lines = [
    await compare(`a page of 25 of ${records} tasks`, onPostgres, inMemory, page),
    await compare('a write to one of them', onPostgres, inMemory, write),
    `memory for ${records} tasks: ${megabytes.toFixed(0)} MB`,
  ];
  await database.close();
  return lines;
}

async function countWrites(addresses: readonly string[], authorization: string): Promise<number> {
  const end = performance.now() + load.ms;
  const work = async (address: string): Promise<number> => {
    const http = createClient(address);
    let written = 0;
    for (; performance.now() < end; written += 1) {
      const { status } = await http.post(
        '/apps/todo/add-tasks',
        { task: { title: 'One more' } },
        { headers: { authorization } },
      );
      if (status !== 201) throw new Error(`A write answers ${status}`);
    }
    return written;
  };
  const all = await Promise.all(addresses.flatMap((address) => Array.from({ length: load.each }, () => work(address))));
  return (all.reduce((sum, one) => sum + one, 0) * 1_000) / load.ms;
}

async function measureWrites(postgres: TestPostgres): Promise<string> {
  const DATABASE_URL = await postgres.createDatabase();
  const fleet = [];
  const found: string[] = [];
  let authorization = '';
  for (const count of [1, 2, 3]) {
    const started = await startServerProcess({ DATABASE_URL });
    fleet.push(started);
    authorization ||= `Bearer ${(await signIn(createClient(started.address), 'admin@demo.com', 'admin')).accessToken}`;
    const addresses = fleet.map(({ address }) => address);
    // Warm-up: each process reads its records first.
    await countWrites(addresses, authorization);
    found.push(`${(await countWrites(addresses, authorization)).toFixed(0)} by ${count}`);
  }
  await Promise.all(fleet.map((one) => one.stop()));
  return `writes a second, by processes: ${found.join(', ')}`;
}

/** Server on Postgres against the demo API in memory; skipped without Postgres. */
async function measureServer(): Promise<string[]> {
  const postgres = await startTestPostgres();
  if (!postgres) return ['the server: no Postgres was found to measure it on'];
  try {
    return [...(await compareWithMemory(postgres)), await measureWrites(postgres)];
  } finally {
    postgres.stop();
  }
}

process.stdout.write(`the server:\n${(await measureServer()).join('\n')}\n`);
