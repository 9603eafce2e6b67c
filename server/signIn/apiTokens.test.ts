/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { readTestApps } from '../../tools/api/appModules';
import { createClient, signIn } from '../testing/client';
import { startTestServer } from '../testing/startTestServer';

const url = '/account-setting/api-tokens';

test('a program calls by a token until it calls too often; when it did is kept, and its secret nowhere', async () => {
  const clock = { now: Date.parse('2026-11-20T12:00:00.000Z') };
  const server = await startTestServer({ apps: readTestApps(['pages']), now: () => clock.now, maxTokenCalls: 3 });
  const person = createClient(server.address);
  await signIn(person, 'admin@demo.com', 'admin');
  const rules = [{ action: 'read', subject: 'all' }];
  const { data } = await person.post(url, { name: 'Report', rules });
  const program = createClient(server.address);
  program.defaults.headers.common.authorization = `Bearer ${data.secret}`;
  for (const status of [200, 200, 200, 429]) expect((await program.get('/apps/counts')).status).toBe(status);
  expect((await program.get('/apps/counts')).headers['retry-after']).toMatch(/^\d+$/);
  expect((await person.get('/apps/counts')).status).toBe(200);
  clock.now += 60_000;
  expect((await program.get('/apps/counts')).status).toBe(200);
  expect((await program.post('/api/notifications/read', {})).status).toBe(403);
  const stored = await server.database.query('select * from records."apiTokens"');
  expect(JSON.stringify(stored)).not.toContain(data.secret.split('_')[2]);
  const { database } = server;
  let used: unknown;
  database.close = async () => {
    used = await database.query(`select _row->>'usedAt' as used from records."apiTokens"`);
  };
  await server.close();
  expect(used).toEqual([{ used: String(clock.now) }]);
}, 120_000);
