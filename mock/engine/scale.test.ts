/** @jest-environment node */
import 'fake-indexeddb/auto';
import type { ChatAnswer, EmailList, InvoicePage, Task, UserPage } from 'shared/api';
import { createTestApi, type TestApi } from '../testing/testApi';
import { memoryBackend } from './backend';
import { openIndexedDb } from './indexedDb';

const emails = async (api: TestApi, params = {}) =>
  (await api.get<EmailList>('/apps/email/emails', { folder: '', page: 1, perPage: 5, ...params })).data;
const users = async (api: TestApi, params = {}) => (await api.get<UserPage>('/api/users/list/data', params)).data;
const tasks = async (api: TestApi) => (await api.get<Task[]>('/apps/todo/tasks')).data;

test('a scaled store has as many times the rows, none of them double', async () => {
  const api = createTestApi({ scale: 3 });
  expect((await users(api)).total).toBe(2 + 3 * 130);
  const all = (await users(api, { perPage: 1000 })).users;
  expect(new Set(all.map(({ email }) => email)).size).toBe(392);
  expect((await api.get<InvoicePage>('/apps/invoice/invoices')).data.total).toBe(3 * 52);
  expect(await tasks(api)).toHaveLength(3 * 28);
  const { chat } = (await api.get<ChatAnswer>('/apps/chat/get-chat', { id: 1 })).data;
  expect(chat?.chat.length).toBeGreaterThan(600);
  const times = chat?.chat.map(({ time }) => time) ?? [];
  expect(times).toEqual([...new Set(times)].sort());
});

test('the newest stay those of the seed', async () => {
  const [plain, scaled] = [createTestApi(), createTestApi({ scale: 4 })];
  expect((await emails(scaled)).emails).toEqual((await emails(plain)).emails);
  expect((await emails(scaled)).emailsMeta).toMatchObject({ inbox: 3, spam: 2 });
});

test('there are never more than 100,000 of a kind', async () => {
  const api = createTestApi({ scale: 100_000 });
  expect((await users(api)).total).toBe(100_002);
});

test('only what was changed is kept, and found again by the next page', async () => {
  const open = async () => createTestApi({ scale: 3, backend: await openIndexedDb('scaled') });
  const before = await open();
  const gone = (await tasks(before)).at(0)?.id;
  await before.delete('/apps/users/delete', { id: 300 });
  await before.delete('/apps/users/delete', { id: 301 });
  await before.post('/apps/restore', { kind: 'user', ids: [301] });
  await before.post('/apps/users/update-user', { id: 302, fullName: 'Ann Archer' });
  await before.post('/apps/todo/update-task', { task: { id: gone, isDeleted: true } });
  await before.post('/apps/todo/empty-bin', { taskIds: [gone] });

  const after = await open();
  expect((await after.get('/api/users/user', { id: 300 })).status).toBe(404);
  expect((await after.get('/api/users/user', { id: 301 })).status).toBe(200);
  expect((await after.get('/api/users/user', { id: 302 })).data).toMatchObject({ user: { fullName: 'Ann Archer' } });
  expect((await users(after)).total).toBe(391);
  expect((await tasks(after)).map(({ id }) => id)).not.toContain(gone);
  const database = await openIndexedDb('scaled');
  expect((await database.read('users')).length).toBeLessThan(10);
  expect(await users(before)).toEqual(await users(after));
});

test('a reset brings back what was deleted', async () => {
  const api = createTestApi({ scale: 2, backend: memoryBackend() });
  await api.delete('/apps/users/delete', { id: 200 });
  await (await api.opening).reset();
  expect((await users(api)).total).toBe(262);
});
