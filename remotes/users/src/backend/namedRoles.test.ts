import type { RejectionBody } from '@atrium/backend';
import type { SessionTokens } from '@atrium/core/api';
import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { RoleAdded, RoleRules, UserAnswer, UserPage, UsersChanged } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('admin');
});

const client = 2;
const add = async (name: string, from: string) =>
  (await api.post<RoleAdded>('/apps/users/add-role', { name, from })).data.role;
const roleOf = async (id: string) =>
  (await api.get<RoleRules>('/api/users/roles')).data.roles.find((role) => role.id === id);
const change = (role: string, action: string, subject: string, isAllowed: boolean) =>
  api.post<RejectionBody>('/apps/users/change-role', { role, action, subject, isAllowed });
const give = (roleId: string, id = client) => api.post<UserAnswer>('/apps/users/update-user', { id, roleId });
const remove = (role: string) => api.delete<RejectionBody>('/apps/users/delete-role', { role });

test('a role begins with the rights of another one, and what it may from then on is its own', async () => {
  await change('client', 'read', 'User', true);
  const guest = await add('Guest', 'client');
  await change('client', 'read', 'User', false);
  expect(await roleOf(guest)).toMatchObject({ name: 'Guest', role: 'client', people: 0 });
  expect((await roleOf(guest))?.ability).toContainEqual({ action: 'read', subject: 'User' });
  expect((await roleOf('client'))?.ability).not.toContainEqual({ action: 'read', subject: 'User' });
});

test('who has it may do what it allows, at once, and is found by it; its base stays their role for apps that ask', async () => {
  const guest = await add('Guest', 'client');
  expect((await give(guest)).data.user).toMatchObject({ role: 'client', roleId: guest, roleName: 'Guest' });
  expect((await api.get<UserPage>('/api/users/list/data', { role: guest })).data.users).toMatchObject([{ id: client }]);
  const session = await api.post<SessionTokens>('/jwt/login', { email: 'client@demo.com', password: 'client' });
  await change(guest, 'read', 'User', true);
  api.authorize(`Bearer ${session.data.accessToken}`);
  expect(await api.get('/api/users/list/data')).toMatchObject({ status: 401, data: { code: 'renew' } });
  const { refreshToken } = session.data;
  const renewed = await api.post<SessionTokens>('/jwt/refresh-token', { refreshToken });
  api.authorize(`Bearer ${renewed.data.accessToken}`);
  expect((await api.get('/api/users/list/data')).status).toBe(200);
});

test('it is renamed, and deleted once nobody has it, in the bin neither', async () => {
  const guest = await add('Guest', 'client');
  await give(guest);
  await api.post('/apps/users/rename-role', { role: guest, name: 'Visitor' });
  expect((await api.get<UserAnswer>('/api/users/user', { id: client })).data.user.roleName).toBe('Visitor');
  expect(await remove(guest)).toMatchObject({ status: 400, data: { code: 'role-in-use' } });
  await api.delete('/apps/users/delete', { id: client });
  expect(await remove(guest)).toMatchObject({ status: 400, data: { code: 'role-in-use' } });
  await api.post('/apps/users/restore', { id: client });
  await give('client');
  expect((await remove(guest)).status).toBe(200);
  expect(await roleOf(guest)).toBeUndefined();
  expect(await give(guest)).toMatchObject({ status: 400, data: { codes: { roleId: 'no-role' } } });
});

test.each([
  ['a name that a built-in role has', { name: 'Editor', from: 'client' }, { codes: { name: 'role-taken' } }],
  ['a name that a named role has', { name: 'guest', from: 'client' }, { codes: { name: 'role-taken' } }],
  ['a copy of admin', { name: 'Second admin', from: 'admin' }, { code: 'admin-role' }],
  ['a copy of nothing', { name: 'Other', from: 'nothing' }, { codes: { role: 'no-role' } }],
])('refused: %s', async (_, role, data) => {
  await add('Guest', 'client');
  expect(await api.post('/apps/users/add-role', role)).toMatchObject({ status: 400, data });
});

test('a name based on an older one is refused with the newer one', async () => {
  const guest = await add('Guest', 'client');
  await api.post('/apps/users/rename-role', { role: guest, name: 'Visitor', rev: 1 });
  expect(await api.post('/apps/users/rename-role', { role: guest, name: 'Caller', rev: 1 })).toMatchObject({
    status: 409,
    data: { record: { name: 'Visitor', rev: 2 } },
  });
  expect((await api.post('/apps/users/rename-role', { role: 'named-9', name: 'Caller' })).status).toBe(404);
});

test('built-in roles are neither renamed nor deleted', async () => {
  const rename = await api.post('/apps/users/rename-role', { role: 'editor', name: 'Other' });
  expect(rename).toMatchObject({ status: 400, data: { code: 'built-in-role' } });
  expect(await remove('editor')).toMatchObject({ status: 400, data: { code: 'built-in-role' } });
});

test('nobody gives, copies or changes a named role that may do more than they may', async () => {
  const boss = await add('Boss', 'maintainer');
  await change(boss, 'delete', 'User', true);
  await api.signIn('maintainer');
  expect(await give(boss)).toMatchObject({ status: 400, data: { codes: { roleId: 'role-above' } } });
  expect(await api.post('/apps/users/add-role', { name: 'Copy', from: boss })).toMatchObject({
    status: 400,
    data: { code: 'role-above-you' },
  });
  expect((await change(boss, 'read', 'User', false)).data).toMatchObject({ code: 'role-above-you' });
  expect((await remove(boss)).status).toBe(400);
});

test('many people are given a named role together, and what they had is known', async () => {
  const guest = await add('Guest', 'client');
  const { data } = await api.post<UsersChanged>('/apps/users/update-many', {
    ids: [client, 5],
    dataToUpdate: { roleId: guest },
  });
  expect(data).toMatchObject({ changed: [client, 5] });
  expect((await roleOf(guest))?.people).toBe(2);
  const { before = [] } = data;
  for (const one of before) await api.post('/apps/users/update-many', one);
  expect((await roleOf(guest))?.people).toBe(0);
});
