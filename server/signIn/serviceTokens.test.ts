/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { readTestApps } from '../../tools/api/appModules';
import { createClient, signIn } from '../testing/client';
import { startTestServer } from '../testing/startTestServer';

const url = '/api/service-tokens';

test('a service acts by its own account, within its role, until its token is revoked', async () => {
  const server = await startTestServer({ apps: readTestApps(['users', 'todo']) });
  const admin = createClient(server.address);
  await signIn(admin, 'admin@demo.com', 'admin');
  expect((await admin.post(url, { name: 'Import', role: 'admin', access: 'all' })).data.codes).toEqual({
    role: 'noRole',
  });
  const { data, status } = await admin.post(url, { name: 'Import', role: 'author', access: 'all' });
  expect(status).toBe(201);
  const service = createClient(server.address);
  service.defaults.headers.common.authorization = `Bearer ${data.secret}`;
  expect((await service.get('/apps/todo/tasks')).status).toBe(200);
  // An author has no users.
  expect((await service.get('/api/users/list/data')).status).toBe(403);
  expect((await service.post(url, { name: 'Another', role: 'author', access: 'all' })).status).toBe(403);
  const task = { title: 'From outside', tags: [], dueDate: null };
  expect((await service.post('/apps/todo/add-tasks', { task })).status).toBe(201);
  const log = (await admin.get('/api/audit', { params: { app: 'todo' } })).data.entries;
  expect(log[0]).toMatchObject({ person: { name: 'Import' }, token: { id: data.id, name: 'Import' } });
  const [{ personId }] = (await admin.get(url)).data.tokens;
  expect((await admin.get('/api/users/user', { params: { id: personId } })).data.user.email).toMatch(
    /@service\.invalid$/,
  );
  expect((await admin.post(`${url}/revoke`, { id: data.id })).status).toBe(200);
  expect((await service.get('/apps/todo/tasks')).status).toBe(401);
  const stored = await server.database.query('select * from records."apiTokens"');
  expect(JSON.stringify(stored)).not.toContain(data.secret.split('_')[2]);
  await server.close();
}, 120_000);
