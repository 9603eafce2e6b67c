/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import type { Database } from '../database/database';
import { openDatabase } from '../database/openDatabase';
import { signIn } from '../testing/client';
import { openStream } from '../testing/readStream';
import { startTestServer } from '../testing/startTestServer';
import { isAfter, type Position, readPosition } from './position';

const positionOf = (id: string): Position => readPosition(id) ?? '0-0';

let kept: Database;
let database: Database;
beforeAll(async () => {
  database = await openDatabase({});
  // It outlives the servers on it.
  kept = { ...database, close: async () => {} };
}, 60_000);
afterAll(() => database.close());

const start = async () => {
  const server = await startTestServer({ database: kept, jobsEveryMs: 20 });
  const { accessToken } = await signIn(server.http, 'admin@demo.com', 'admin');
  const add = async (title: string) => (await server.http.post('/apps/notes/add', { note: { title } })).status;
  const open = (from?: string) =>
    openStream(server.address, { authorization: `Bearer ${accessToken}`, ...(from && { 'last-event-id': from }) });
  return { ...server, add, open };
};

const listLog = () =>
  database.query<{ xid: string; id: string }>('SELECT xid::text AS xid, id FROM changes ORDER BY changes.xid, id');

/** The log is as in a dump of a database whose transactions had gone on for longer than those of this one. */
const restore = () =>
  database.run(`
    UPDATE changes SET xid = (xid::text::bigint + 1000000)::text::xid8;
    UPDATE jobs_seen SET xid = (xid::text::bigint + 1000000)::text::xid8`);

test('after a restore pages read everything again, hear of what is written, and go on from there', async () => {
  const before = await start();
  await before.add('Before');
  await before.add('Before, too');
  await before.close();
  const order = (await listLog()).map(({ id }) => id);
  await restore();
  const last = (await listLog()).at(-1);

  const server = await start();
  // Written entries come after all that the dump had, and these have kept their order.
  expect((await listLog()).map(({ id }) => id).slice(0, order.length)).toEqual(order);
  const late = await server.open(`${last?.xid}-${last?.id}`);
  const all = await late.next();
  expect(all.data).toEqual({ isAll: true });
  expect(await server.add('After')).toBe(201);
  const heard = await late.next();
  expect(heard.data.apps).toContain('notes');
  expect(isAfter(positionOf(heard.id), positionOf(all.id))).toBe(true);
  late.close();

  await server.add('While it was away');
  const again = await server.open(heard.id);
  const missed = await again.next();
  expect(missed.data.apps).toContain('notes');
  expect(isAfter(positionOf(missed.id), positionOf(heard.id))).toBe(true);
  again.close();
  await server.close();
}, 120_000);

test('after a restore the jobs of what is in the log are noted again, and those of later changes', async () => {
  await restore();
  const server = await start();
  await server.add('After');
  const [last] = (await listLog()).slice(-1);
  const isNoted = async () =>
    (
      await database.query('SELECT 1 FROM jobs_seen WHERE (xid, entry) >= ($1::xid8, $2)', [
        last?.xid ?? '',
        last?.id ?? '',
      ])
    ).length > 0;
  while (!(await isNoted())) await new Promise((resolve) => setTimeout(resolve, 20));
  await server.close();
}, 120_000);

test('a log whose transactions are of this database stays as it is', async () => {
  const server = await start();
  await server.add('Once');
  await server.close();
  const log = await listLog();
  await (await start()).close();
  expect((await listLog()).slice(0, log.length)).toEqual(log);
}, 120_000);
