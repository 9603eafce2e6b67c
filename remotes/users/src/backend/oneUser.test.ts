import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { User, UserAnswer, UserPage } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const page = async (params = {}) => (await api.get<UserPage>('/api/users/list/data', params)).data;
const ids = (users: readonly User[]) => users.map(({ id }) => id);
const ann = { fullName: 'Ann Archer', username: 'ann', email: 'ann@example.com' };

test('a user who was added comes first', async () => {
  const first = await api.post<UserAnswer>('/apps/users/add-user', { ...ann, id: 3, role: 'editor' });
  expect(first).toMatchObject({
    status: 201,
    data: { user: { id: 133, role: 'editor', status: 'active', currentPlan: 'basic' } },
  });
  api.clock.now += 1000;
  await api.post('/apps/users/add-user', { fullName: 'Ben', username: 'ben', email: 'ben@example.com' });
  expect(ids((await page()).users).slice(0, 3)).toEqual([134, 133, 1]);
  expect(first.data.user).not.toHaveProperty('addedAt');
});

test('an update changes what it names, and one may keep one’s own names', async () => {
  const { data } = await api.get<UserAnswer>('/api/users/user', { id: 4 });
  const answer = await api.post<UserAnswer>('/apps/users/update-user', {
    id: '4',
    email: data.user.email,
    address: { city: 'Bonn' },
  });
  const address = { line1: '', line2: '', postcode: '', city: 'Bonn', state: '', country: '' };
  const user = { ...data.user, address, rev: 2, lastChange: expect.any(Object) };
  expect(answer).toEqual({ status: 200, data: { user } });
  expect((await api.post('/apps/users/update-user', { id: 4, email: 'bea@example.com' })).status).toBe(400);
  expect((await api.post('/apps/users/update-user', { id: 999 })).status).toBe(404);
});

test('an update based on an older record is refused with the newer one and whose it is, and changes nothing', async () => {
  await api.signIn('admin');
  const update = (body: object) => api.post<UserAnswer>('/apps/users/update-user', { id: 4, ...body });
  await update({ rev: 1, company: 'Mine' });
  const { status, data } = await update({ rev: 1, company: 'Yours' });
  expect(status).toBe(409);
  const lastChange = { by: 'Joana Duarte', at: new Date(api.clock.now).toISOString() };
  expect(data).toMatchObject({ record: { id: 4, company: 'Mine', rev: 2, lastChange } });
  expect((await update({ rev: 2, company: 'Yours' })).data.user).toMatchObject({ company: 'Yours', rev: 3 });
});

test('a deleted user comes back in the same place, unless the address is taken by then', async () => {
  expect((await api.delete('/apps/users/delete', { id: 5 })).status).toBe(200);
  expect((await api.get('/api/users/user', { id: 5 })).status).toBe(404);
  expect((await api.post('/apps/restore', { kind: 'user', ids: [5, 6] })).data).toEqual({ restored: [5] });
  expect(ids((await page()).users)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await api.delete('/apps/users/delete', { id: 5 });
  await api.post('/apps/users/add-user', { ...ann, email: 'LUCIA@example.com' });
  expect((await api.post('/apps/restore', { kind: 'user', ids: [5] })).data).toEqual({ restored: [] });
});

test.each([
  [{ website: 'javascript:alert(1)' }, 'website'],
  [{ social: { github: 'data:text/html,x' } }, 'social.github'],
  [{ fullName: 'x'.repeat(50_000) }, 'fullName'],
  [{ company: 'x'.repeat(50_000) }, 'company'],
])('what no field holds is refused (%#)', async (change, field) => {
  const { status, data } = await api.post<{ error: object }>('/apps/users/update-user', { id: 4, ...change });
  expect([status, Object.keys(data.error)]).toEqual([400, [field]]);
});
