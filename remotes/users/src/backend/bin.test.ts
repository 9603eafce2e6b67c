import { defineTable } from '@atrium/backend';
import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { DeletedUserPage } from '../api/binSchemas';
import type { UserTimeline } from '../api/eventSchemas';
import type { UserAnswer } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

const day = 24 * 60 * 60 * 1000;

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const deleted = async (params = {}) => (await api.get<DeletedUserPage>('/api/users/deleted', params)).data;
const remove = (id: number) => api.delete('/apps/users/delete', { id });
const restore = (id: number) => api.post('/apps/users/restore', { id });
const purge = (id: number) => api.delete('/apps/users/purge', { id });
const login = (email: string, password: string) => api.post('/jwt/login', { email, password });

test('the bin says who was deleted and how long they can come back, the latest first', async () => {
  await remove(5);
  api.clock.now += 3 * day;
  await api.post('/apps/users/delete-many', { ids: [3, 4] });
  const { users, total } = await deleted();
  expect(total).toBe(3);
  expect(users.map(({ id, daysLeft }) => [id, daysLeft])).toEqual([
    [4, 30],
    [3, 30],
    [5, 27],
  ]);
  expect((await deleted({ q: 'amira' })).users).toMatchObject([{ id: 3, user: { fullName: 'Amira Haddad' } }]);
});

test('somebody deleted cannot sign in, and can again once they are back', async () => {
  expect((await login('client@demo.com', 'client')).status).toBe(200);
  await remove(2);
  expect((await login('client@demo.com', 'client')).status).toBe(400);
  api.clock.now += 29 * day;
  expect((await restore(2)).data).toMatchObject({ user: { id: 2, email: 'client@demo.com' } });
  expect((await deleted()).total).toBe(0);
  expect((await login('client@demo.com', 'client')).status).toBe(200);
  const { events } = (await api.get<UserTimeline>('/api/users/timeline', { id: 2 })).data;
  expect(events.map(({ kind }) => kind)).toEqual(['restored', 'deleted']);
});

test('the email of somebody deleted is free; who took it is in the way of their return', async () => {
  await remove(5);
  const [binned] = (await deleted()).users;
  const { email, username } = binned?.user ?? { email: '', username: '' };
  const ann = { fullName: 'Ann', username: 'ann', email };
  const added = (await api.post<UserAnswer>('/apps/users/add-user', ann)).data.user;
  expect(await restore(5)).toMatchObject({ status: 400, data: { code: 'email-taken' } });
  await api.post('/apps/users/update-user', { id: added.id, email: 'ann@example.com', username });
  expect(await restore(5)).toMatchObject({ status: 400, data: { code: 'username-taken' } });
  await api.post('/apps/users/update-user', { id: added.id, username: 'ann' });
  expect((await restore(5)).status).toBe(200);
});

test('what was undone is no longer in the bin', async () => {
  await remove(5);
  await api.post('/apps/restore', { kind: 'user', ids: [5] });
  expect((await deleted()).total).toBe(0);
  expect((await restore(5)).status).toBe(404);
  await remove(5);
  expect((await deleted()).total).toBe(1);
});

test('who is deleted for good leaves no way to sign in behind', async () => {
  await login('client@demo.com', 'client');
  await remove(2);
  await purge(2);
  const kept = await (await api.opening).read([], (store) =>
    Promise.all(
      ['credentials', 'sessions'].map((name) =>
        store.table(defineTable<{ id: number; userId?: number }>()({ name, isSmall: true })).find(),
      ),
    ),
  );
  expect(kept.flat().filter(({ id, userId }) => (userId ?? id) === 2)).toEqual([]);
});

test('somebody is deleted for good by hand, or by the end of their days', async () => {
  await remove(5);
  await remove(6);
  expect((await purge(5)).status).toBe(200);
  expect((await restore(5)).status).toBe(404);
  expect((await api.post('/apps/restore', { kind: 'user', ids: [5] })).data).toEqual({ restored: [] });
  api.clock.now += 30 * day;
  expect((await deleted()).total).toBe(0);
  expect((await restore(6)).status).toBe(404);
});
