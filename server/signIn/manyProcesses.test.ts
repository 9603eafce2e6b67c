/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import type { SessionTokens } from '../../shared/api';
import { locks } from '../database/locks';
import { createClient, signIn } from '../testing/client';
import { openSharedDatabase } from '../testing/onDatabase';
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
/** The links that were mailed to the admin: their notes take in what the frame mails. */
async function mailedLinks(): Promise<string[]> {
  const http = clientOf(0);
  await signIn(http, 'admin@demo.com', 'admin');
  const { data } = await http.get<{ title: string }[]>('/apps/notes/list', { params: { q: 'reset-password' } });
  return data.flatMap(({ title }) => /\/reset-password\/([\w-]+)/.exec(title)?.[1] ?? []);
}

test('a forgotten password is answered while nobody can write: the work that tells accounts apart comes after', async () => {
  const answers: unknown[] = [];
  const ask = async () => {
    for (const email of ['admin@demo.com', 'nobody@demo.com'])
      answers.push((await clientOf(0).post('/jwt/forgot-password', { email })).status);
  };
  const [server] = servers;
  if (!shared.url) await ask();
  else
    await server?.database.withConnection(async (connection) => {
      await connection.run(`SELECT pg_advisory_lock(${locks.writing})`);
      try {
        await ask();
      } finally {
        await connection.run(`SELECT pg_advisory_unlock(${locks.writing})`);
      }
    });
  expect(answers).toEqual([200, 200]);
  expect(await mailedLinks()).toHaveLength(1);
}, 60_000);

test('a new password ends every session of the account at once, in the other process too', async () => {
  const sessions: SessionTokens[] = [];
  for (const process of [0, 1] as const) sessions.push(await signIn(clientOf(process), 'admin@demo.com', 'admin'));
  const before = await mailedLinks();
  await clientOf(0).post('/jwt/forgot-password', { email: 'admin@demo.com' });
  const token = (await mailedLinks()).find((one) => !before.includes(one));
  expect((await clientOf(0).post('/jwt/reset-password', { token, password: 'a kettle of fish' })).status).toBe(200);
  for (const process of [1, 0] as const)
    for (const { accessToken, refreshToken } of sessions) {
      const headers = { Authorization: `Bearer ${accessToken}` };
      expect((await clientOf(process).get('/apps/counts', { headers })).status).toBe(401);
      expect((await clientOf(process).post('/jwt/refresh-token', { refreshToken })).status).toBe(401);
    }
  expect((await clientOf(1).post('/jwt/reset-password', { token, password: 'a kettle of fish' })).status).toBe(400);
}, 60_000);
