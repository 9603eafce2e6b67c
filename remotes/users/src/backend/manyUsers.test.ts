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

test('many at once, by ids or by the filter of the list, never oneself', async () => {
  await api.signIn('admin');
  const { total } = await page({ status: 'pending' });
  const { data } = await api.post<UsersChanged>('/apps/users/update-many', {
    filter: { status: 'pending' },
    dataToUpdate: { status: 'active' },
  });
  expect(data.changed).toHaveLength(total);
  expect((await page({ status: 'pending' })).total).toBe(0);
  const self = await api.post<UsersChanged>('/apps/users/delete-many', { ids: [1, 3] });
  expect(self.data).toEqual({ changed: [3], refused: [{ id: 1, reason: 'oneself' }] });
  expect((await api.delete('/apps/users/delete', { id: 1 })).status).toBe(400);
  expect((await api.post('/apps/users/delete-many', {})).status).toBe(400);
  expect((await api.post('/apps/users/update-many', { ids: [4], dataToUpdate: { role: 'king' } })).status).toBe(400);
});

test('a change of many is undone from what the answer says of before', async () => {
  const held = async () => (await page({ role: 'author' })).users.map(({ id, status }) => ({ id, status }));
  const before = await held();
  const { data } = await api.post<UsersChanged>('/apps/users/update-many', {
    filter: { role: 'author' },
    dataToUpdate: { role: 'editor', status: 'inactive' },
  });
  expect(await held()).toEqual([]);
  expect(data.before).toContainEqual({ ids: expect.any(Array), dataToUpdate: { role: 'author', status: 'active' } });
  for (const change of data.before ?? []) await api.post('/apps/users/update-many', change);
  expect(await held()).toEqual(before);
});

test('a filter takes several values and all but some, and a selection leaves some out', async () => {
  const { users } = await page({ role: 'editor,author', status: '!active', perPage: 200 });
  expect(new Set(users.map(({ role }) => role))).toEqual(new Set(['editor', 'author']));
  expect(users.some(({ status }) => status === 'active')).toBe(false);
  const [first = 0, ...others] = ids(users);
  const { data } = await api.post<UsersChanged>('/apps/users/delete-many', {
    filter: { role: 'editor,author', status: '!active' },
    except: [first],
  });
  expect(data.changed.sort()).toEqual(others.sort());
});
