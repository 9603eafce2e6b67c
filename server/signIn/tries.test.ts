/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import type { Database } from '../database/database';
import { openDatabase } from '../database/openDatabase';
import { networkOf } from './loginGuard';
import { Tries, unlimited } from './tries';

let database: Database;
const clock = { now: Date.now() };
beforeAll(async () => {
  database = await openDatabase({});
}, 60_000);
beforeEach(() => database.run('DELETE FROM sign_in_tries'));
afterAll(() => database.close());

const countKeys = async () =>
  (await database.query<{ count: number }>('SELECT count(*)::integer AS count FROM sign_in_tries'))[0]?.count;

test('two hundred tries by as many addresses make no new address wait', async () => {
  const tries = new Tries(database, () => clock.now);
  const account = { key: 'account a', free: unlimited };
  for (let turn = 0; turn < 200; turn += 1)
    expect(await tries.take([{ key: `a from ${turn}`, free: 2, wait: 30 }, account])).toBeNull();
  expect((await tries.read([account.key])).get(account.key)?.tries).toBe(200);
});

test('two processes count together', async () => {
  const [one, other] = [new Tries(database, () => clock.now), new Tries(database, () => clock.now)];
  const limit = { key: 'a', free: 2, wait: 10 };
  expect([await one.take([limit]), await other.take([limit]), await one.take([limit])]).toEqual([null, null, 10]);
});

test('a refused try counts nowhere: neither for itself nor for another limit', async () => {
  const tries = new Tries(database, () => clock.now);
  const [closed, open] = [
    { key: 'closed', free: 1, wait: 10 },
    { key: 'open', free: 5 },
  ];
  await tries.take([closed]);
  for (let turn = 0; turn < 20; turn += 1) expect(await tries.take([open, closed])).toBe(10);
  expect((await tries.read(['open'])).size).toBe(0);
  clock.now += 10_000;
  expect(await tries.take([open, closed])).toBeNull();
});

test('what is over is let go of, and of what strangers make up the latest is kept', async () => {
  const tries = new Tries(database, () => clock.now);
  for (let turn = 0; turn < 5; turn += 1) await tries.take([{ key: `old ${turn}`, free: 1 }]);
  clock.now += 16 * 60_000;
  await tries.take([{ key: 'x'.repeat(10_000), free: 1 }]);
  expect(await countKeys()).toBe(1);
  await database.run(
    `INSERT INTO sign_in_tries SELECT 'made up ' || n, 1, now() + interval '1 day' FROM generate_series(1, 100500) n`,
  );
  clock.now += 61_000;
  await tries.take([{ key: 'another', free: 1 }]);
  expect(await countKeys()).toBeLessThanOrEqual(100_001);
}, 60_000);

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is of the network %s', (ip, network) => expect(networkOf(ip)).toBe(network));
