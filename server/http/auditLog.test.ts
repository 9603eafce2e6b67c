/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import type { AuditEntry } from '@atrium/core/api/organisation';
import { readTestApps } from '../../tools/api/appModules';
import { createClient, signIn } from '../testing/client';
import { startTestServer } from '../testing/startTestServer';

const dayMs = 24 * 60 * 60 * 1000;
const clock = { now: Date.parse('2026-11-20T12:00:00.000Z') };
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({
    apps: readTestApps(['pages', 'users', 'email']),
    now: () => clock.now,
    jobsEveryMs: 20,
  });
}, 120_000);
afterAll(() => server.close());

const admin = async () => {
  const http = createClient(server.address);
  await signIn(http, 'admin@demo.com', 'admin');
  return http;
};

async function readLog(params: object = {}): Promise<AuditEntry[]> {
  const { data } = await (await admin()).get('/api/audit', { params: { perPage: 100, ...params } });
  return data.entries;
}

test('a sign-in and a failed one name the person and the place, and no password', async () => {
  const http = createClient(server.address);
  await http.post('/jwt/login', { email: 'client@demo.com', password: 'not their secret' });
  await http.post(
    '/jwt/login',
    { email: 'client@demo.com', password: 'client' },
    { headers: { 'user-agent': 'Firefox' } },
  );
  const client = (await readLog()).filter(({ agent }) => agent === 'Firefox');
  expect(client).toMatchObject([{ kind: 'signIn', call: 'signIn_login', ip: '127.0.0.1', via: 'api' }]);
  const failed = await readLog({ kind: 'signInFailed' });
  expect(failed[0]?.person).toEqual(client[0]?.person);
  expect(JSON.stringify(failed)).not.toContain('not their secret');
});

test('a call that changes is in it once: who, which record, which fields, and by which token', async () => {
  const http = await admin();
  const { data } = await http.post('/account-setting/api-tokens', {
    name: 'Importer',
    rules: [{ action: 'manage', subject: 'all' }],
  });
  const program = createClient(server.address);
  program.defaults.headers.common.authorization = `Bearer ${data.secret}`;
  expect(
    (
      await program.post('/apps/users/change-role', {
        role: 'editor',
        action: 'update',
        subject: 'User',
        isAllowed: true,
      })
    ).status,
  ).toBe(200);
  const [made] = await readLog({ kind: 'tokens' });
  expect(made).toMatchObject({ call: 'pages_makeApiToken', person: { name: 'Joana Duarte' }, count: 1 });
  const roles = await readLog({ kind: 'roles', token: data.token.id });
  expect(roles).toMatchObject([{ app: 'users', token: { name: 'Importer' }, records: [{ table: 'roleChanges' }] }]);
  expect(JSON.stringify(await readLog())).not.toContain(data.secret.split('_')[2]);
});

test('a deletion is told by the name of the record; a call that is refused, or only reads, is not told', async () => {
  const http = await admin();
  // Each look at the log signs in.
  const before = await readLog({ kind: '!signIn' });
  expect((await http.get('/api/users/list/data')).status).toBe(200);
  expect((await http.delete('/apps/users/delete', { params: { id: 999 } })).status).toBe(404);
  expect((await http.delete('/apps/users/delete', { params: { id: 4 } })).status).toBe(200);
  expect(await readLog({ kind: '!signIn' })).toHaveLength(before.length + 1);
  const [deleted] = await readLog({ kind: 'deleted', app: 'users' });
  expect(deleted?.records).toContainEqual(
    expect.objectContaining({ table: 'people', id: 4, change: 'deleted', label: 'Jonas Weber' }),
  );
});

test('of a person’s own records there is no name', async () => {
  const http = await admin();
  const to = [{ name: 'Gus', email: 'gus@elsewhere.example' }];
  const email = { to, subject: 'A private plan', message: '<p>Not for a log</p>' };
  expect((await http.post('/apps/email/send-email', email)).status).toBe(201);
  const [entry] = await readLog({ app: 'email' });
  expect(entry?.count).toBeGreaterThan(0);
  expect(JSON.stringify(entry)).not.toMatch(/private plan|Not for a log/);
});

test('an export is in it, though it changes nothing', async () => {
  const http = await admin();
  expect((await http.post('/api/audit/exports', { list: 'users-2026-11-20', rows: 40 })).status).toBe(200);
  expect((await readLog({ kind: 'exports' }))[0]?.details).toEqual({ list: 'users-2026-11-20', rows: '40' });
});

test('people without the right see nothing of it, maintainers neither', async () => {
  const http = createClient(server.address);
  await signIn(http, 'client@demo.com', 'client');
  expect((await http.get('/api/audit')).status).toBe(403);
  expect((await http.post('/api/audit/settings', { keptDays: 30 })).status).toBe(403);
});

test('what is older than the days it is kept for is deleted', async () => {
  const http = await admin();
  expect((await http.post('/api/audit/settings', { keptDays: 29 })).data.error).toHaveProperty('keptDays');
  expect((await http.post('/api/audit/settings', { keptDays: 30 })).status).toBe(200);
  clock.now += 31 * dayMs;
  while ((await readLog({ kind: '!signIn' })).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
}, 30_000);
