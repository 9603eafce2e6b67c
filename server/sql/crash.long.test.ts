/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createClient, signIn } from '../testing/client';
import { type ServerProcess, startServerProcess } from '../testing/serverProcess';
import { startTestPostgres, type TestPostgres } from '../testing/testPostgres';

const kills = Number(process.env.KILLS ?? 200);
/** The embedded database has to be opened by itself after each. */
const embeddedKills = Math.ceil(kills / 10);
const workersOfEach = 3;

interface Task {
  id: number;
  title: string;
}

/** Three servers on one database; each that is killed is started again while the others go on. */
async function openFleet(url: string) {
  // A clock that does not move: the token of the load lives as long as the test.
  const NOW = String(Date.now());
  const start = () => startServerProcess({ DATABASE_URL: url, NOW });
  const fleet: ServerProcess[] = [await start(), await start(), await start()];
  return {
    addressOf: (place: number) => fleet[place]?.address ?? '',
    size: fleet.length,
    async replace(place: number) {
      await fleet[place]?.kill();
      fleet[place] = await start();
    },
    stop: () => Promise.all(fleet.map((one) => one.stop())),
  };
}

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await startTestPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

test(`after ${kills} kills under load every answered write is there, and no half of any`, async () => {
  // An embedded database has one process: its files are tried by the next test.
  if (!postgres) return;
  const url = await postgres.createDatabase();
  const fleet = await openFleet(url);
  const { accessToken } = await signIn(createClient(fleet.addressOf(0)), 'admin@demo.com', 'admin');
  const answered = new Map<number, string>();
  /** Calls that each place has answered since its start. */
  const lives = [0, 0, 0];
  let isOver = false;
  let unanswered = 0;

  async function work(place: number, worker: number): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const http = createClient(fleet.addressOf(place));
      const title = `Task ${worker} ${turn}`;
      try {
        const { status, data } = await http.post(
          '/apps/todo/add-tasks',
          { task: { title } },
          { timeout: 20_000, headers: { Authorization: `Bearer ${accessToken}` } },
        );
        if (status !== 201) continue;
        answered.set(data.task.id, title);
        lives[place] = (lives[place] ?? 0) + 1;
      } catch {
        unanswered += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  const workers = Array.from({ length: fleet.size * workersOfEach }, (_, worker) => work(worker % fleet.size, worker));
  // Each place is killed again as soon as it has come back, so that there is hardly a moment without a death.
  await Promise.all(
    Array.from({ length: fleet.size }, async (_, place) => {
      for (let kill = place; kill < kills; kill += fleet.size) {
        // In the middle of its work, wherever that is.
        const wanted = Math.random() * 20;
        lives[place] = 0;
        while ((lives[place] ?? 0) < wanted) await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
        await fleet.replace(place);
      }
    }),
  );
  isOver = true;
  await Promise.all(workers);
  await fleet.stop();

  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ row: Task }>('SELECT _row AS row FROM records.tasks');
  const kept = new Map(rows.map(({ row }) => [row.id, row.title]));
  expect([...answered].filter(([id, title]) => kept.get(id) !== title)).toEqual([]);
  // A write and its entry in the log are one transaction: nothing is kept of one half alone.
  const { rows: unlogged } = await client.query(`
    SELECT id FROM records.tasks WHERE _row ->> 'title' LIKE 'Task %' AND NOT EXISTS (
      SELECT FROM changes WHERE changes.xid::xid = tasks.xmin)`);
  expect(unlogged).toEqual([]);
  const { rows: halves } = await client.query(`
    SELECT id FROM changes WHERE apps @> '[{"id": "todo"}]' AND NOT EXISTS (
      SELECT FROM records.tasks WHERE tasks.xmin = changes.xid::xid)`);
  expect(halves).toEqual([]);
  await client.end();
  process.stderr.write(`${kills} kills: ${answered.size} answered writes, ${unanswered} calls without an answer\n`);
}, 3_600_000);

test(`after ${embeddedKills} kills under load the embedded database has every answered write`, async () => {
  const FOLDER = mkdtempSync(join(tmpdir(), 'atrium-killed-'));
  const NOW = String(Date.now());
  const answered = new Map<number, string>();
  let Authorization = '';
  for (let kill = 0; kill < embeddedKills; kill += 1) {
    const server = await startServerProcess({ DATABASE_URL: '', FOLDER, NOW });
    const http = createClient(server.address);
    Authorization ||= `Bearer ${(await signIn(http, 'admin@demo.com', 'admin')).accessToken}`;
    let isDead = false;
    const wanted = answered.size + 1 + Math.floor(Math.random() * 20);
    const workers = Array.from({ length: workersOfEach }, async (_, worker) => {
      for (let turn = 0; !isDead; turn += 1) {
        const title = `Task ${kill} ${worker} ${turn}`;
        const sent = http.post('/apps/todo/add-tasks', { task: { title } }, { headers: { Authorization } });
        const answer = await sent.catch(() => undefined);
        if (answer?.status === 201) answered.set(answer.data.task.id, title);
      }
    });
    while (answered.size < wanted) await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
    await server.kill();
    isDead = true;
    await Promise.all(workers);
  }
  const last = await startServerProcess({ DATABASE_URL: '', FOLDER, NOW });
  const { data } = await createClient(last.address).get<Task[]>('/apps/todo/tasks', { headers: { Authorization } });
  const kept = new Map(data.map(({ id, title }) => [id, title]));
  expect([...answered].filter(([id, title]) => kept.get(id) !== title)).toEqual([]);
  await last.stop();
  rmSync(FOLDER, { recursive: true });
  process.stderr.write(`${embeddedKills} kills of the embedded database: ${answered.size} answered writes\n`);
}, 3_600_000);
