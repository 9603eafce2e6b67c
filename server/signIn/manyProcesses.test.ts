/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import type { SessionTokens } from '@atrium/core/api';
import { createClient, signIn } from '../testing/client';
import { openSharedDatabase } from '../testing/onDatabase';
import { readRows } from '../testing/readRows';
import { startTestServer } from '../testing/startTestServer';

let shared: Awaited<ReturnType<typeof openSharedDatabase>>;
let servers: Awaited<ReturnType<typeof startTestServer>>[];

beforeAll(async () => {
  shared = await openSharedDatabase();
  const { url } = shared;
  servers = url ? [await startTestServer({ url }), await startTestServer({ url })] : [await startTestServer()];
}, 120_000);
afterAll(async () => {
  for (const server of servers) await server.close();
  shared.postgres?.stop();
});

/** A client of one process; where there is no Postgres, there is one process. */
const clientOf = (process: 0 | 1) => createClient((servers[process] ?? servers[0])?.address ?? '');
/** The links that were mailed, once there are so many: the notes take in what the core mails, of nobody's account. */
async function mailedLinks(count: number): Promise<string[]> {
  for (;;) {
    const rows = servers[0] ? await readRows<{ title: string }>(servers[0].database, 'notes') : [];
    const links = rows.flatMap(({ title }) => /\/reset-password\/([\w-]+)/.exec(title)?.[1] ?? []);
    if (links.length >= count) return links;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('a forgotten password is answered while nobody can write: the work that tells accounts apart comes after', async () => {
  // One-off writes of a first call happen before the measurement.
  await signIn(clientOf(0), 'admin@demo.com', 'admin');
  const answers: unknown[] = [];
  const ask = async () => {
    for (const email of ['admin@demo.com', 'nobody@demo.com'])
      answers.push((await clientOf(0).post('/jwt/forgot-password', { email })).status);
  };
  const [server] = servers;
  if (!shared.url) await ask();
  else
    await server?.database.withConnection(async (connection) => {
      await connection.run('BEGIN; LOCK TABLE changes IN EXCLUSIVE MODE');
      try {
        await ask();
      } finally {
        await connection.run('ROLLBACK');
      }
    });
  expect(answers).toEqual([200, 200]);
  expect(await mailedLinks(1)).toHaveLength(1);
}, 60_000);

test('a new password ends every session of the account at once, in the other process too', async () => {
  const sessions: SessionTokens[] = [];
  for (const process of [0, 1] as const) sessions.push(await signIn(clientOf(process), 'admin@demo.com', 'admin'));
  const before = await mailedLinks(0);
  await clientOf(0).post('/jwt/forgot-password', { email: 'admin@demo.com' });
  const token = (await mailedLinks(before.length + 1)).find((one) => !before.includes(one));
  expect((await clientOf(0).post('/jwt/reset-password', { token, password: 'a kettle of fish' })).status).toBe(200);
  for (const process of [1, 0] as const)
    for (const { accessToken, refreshToken } of sessions) {
      const headers = { Authorization: `Bearer ${accessToken}` };
      expect((await clientOf(process).get('/apps/counts', { headers })).status).toBe(401);
      expect((await clientOf(process).post('/jwt/refresh-token', { refreshToken })).status).toBe(401);
    }
  expect((await clientOf(1).post('/jwt/reset-password', { token, password: 'a kettle of fish' })).status).toBe(400);
}, 60_000);

test('of several who register with one address at the same time, in any process, one has it', async () => {
  const email = 'twin@example.com';
  const isTwin = async () => {
    const people = servers[0] ? await readRows<{ email: string }>(servers[0].database, 'people') : [];
    return people.filter((person) => person.email === email).length;
  };
  await Promise.all(
    Array.from({ length: 8 }, (_, place) =>
      clientOf(place % 2 ? 1 : 0).post('/jwt/register', { email, username: `twin${place}`, password: 'a good secret' }),
    ),
  );
  while ((await isTwin()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  // The servers have done what they were asked once they answer the next attempt.
  for (const process of [0, 1] as const)
    await clientOf(process).post('/jwt/register', { email, username: 'late', password: 'a good secret' });
  expect(await isTwin()).toBe(1);
}, 60_000);
