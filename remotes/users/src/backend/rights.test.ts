import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { User, UserPage, UsersChanged } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const page = async (params = {}) => (await api.get<UserPage>('/api/users/list/data', params)).data;
const ids = (users: readonly User[]) => users.map(({ id }) => id);
const ann = { fullName: 'Ann Archer', username: 'ann', email: 'ann@example.com' };

describe('the last admin', () => {
  beforeEach(async () => {
    await api.post('/apps/users/delete-many', { ids: [40, 88] });
  });

  test.each([
    ['delete', () => api.delete('/apps/users/delete', { id: 1 })],
    ['change the role of', () => api.post('/apps/users/update-user', { id: 1, role: 'editor' })],
  ])('nobody can %s', async (_what, act) => {
    expect((await act()).status).toBe(400);
    expect((await api.get('/api/users/user', { id: 1 })).data).toMatchObject({ user: { role: 'admin' } });
  });

  test('stays when many are changed or deleted', async () => {
    const refused = [{ id: 1, reason: 'last-admin' }];
    const changed = await api.post<UsersChanged>('/apps/users/update-many', {
      filter: { role: 'admin' },
      dataToUpdate: { role: 'editor' },
    });
    expect(changed.data).toEqual({ changed: [], refused });
    const deleted = await api.post<UsersChanged>('/apps/users/delete-many', { ids: [1, 2, 2, 999] });
    expect(deleted.data).toEqual({ changed: [2], refused: [...refused, { id: 999, reason: 'unknown' }] });
  });
});

test('of two admins who both lose the role at once, one stays', async () => {
  const { data } = await api.post<UsersChanged>('/apps/users/update-many', {
    ids: [1, 40, 88],
    dataToUpdate: { role: 'author' },
  });
  expect(data).toMatchObject({ changed: [1, 40], refused: [{ id: 88, reason: 'last-admin' }] });
});

test('nobody changes their own status', async () => {
  await api.signIn('admin');
  const refused = await api.post('/apps/users/update-user', { id: 1, status: 'inactive' });
  expect(refused).toEqual({
    status: 400,
    data: { error: { status: [expect.any(String)] }, codes: { status: 'own-status' } },
  });
  expect((await api.post('/apps/users/update-user', { id: 1, status: 'active', company: 'Marram' })).status).toBe(200);
});

describe('nobody gives more than they have', () => {
  const update = (body: object) => api.post<{ codes?: Record<string, string> }>('/apps/users/update-user', body);

  test('a maintainer makes no admins, adds none, and leaves those who are alone', async () => {
    await api.signIn('maintainer');
    expect(await update({ id: 4, role: 'admin' })).toMatchObject({
      status: 400,
      data: { codes: { role: 'role-above' } },
    });
    expect(await update({ id: 1, status: 'inactive' })).toMatchObject({ data: { codes: { roleId: 'above-you' } } });
    expect((await api.post('/apps/users/add-user', { ...ann, role: 'admin' })).status).toBe(400);
    expect((await update({ id: 4, role: 'editor', status: 'active' })).status).toBe(200);
    const { data } = await api.post<UsersChanged>('/apps/users/update-many', {
      ids: [1, 4],
      dataToUpdate: { role: 'admin' },
    });
    expect(data).toMatchObject({ changed: [], refused: [{ reason: 'above' }, { reason: 'above' }] });
  });

  test('the last admin stays an active admin', async () => {
    const { users } = await page({ role: 'admin', perPage: 100 });
    const [last, ...others] = ids(users);
    await api.post('/apps/users/update-many', { ids: others, dataToUpdate: { status: 'inactive' } });
    expect(await update({ id: last, status: 'inactive' })).toMatchObject({ data: { codes: { status: 'last-admin' } } });
    expect(await update({ id: last, role: 'editor' })).toMatchObject({ data: { codes: { role: 'last-admin' } } });
    expect((await api.delete('/apps/users/delete', { id: last })).status).toBe(400);
    const { data } = await api.post<UsersChanged>('/apps/users/update-many', {
      ids: [last],
      dataToUpdate: { status: 'inactive' },
    });
    expect(data.refused).toEqual([{ id: last, reason: 'last-admin' }]);
  });
});
