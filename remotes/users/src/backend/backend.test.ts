/** @jest-environment node */
import { createTestApi, type TestApi } from 'mock/testing';
import type { SearchAnswer } from 'shared/api';
import type { RefusalBody, UserRole } from 'shared/backend';
import type { UserTimeline } from '../api/eventSchemas';
import type { RoleRules, User, UserAnswer, UserPage, UserSessions, UsersChanged } from '../api/schemas';
import * as schemas from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const all = async () => (await api.get<User[]>('/api/users/list/all-data')).data;
const page = async (params = {}) => (await api.get<UserPage>('/api/users/list/data', params)).data;
const ids = (users: readonly User[]) => users.map(({ id }) => id);
const ann = { fullName: 'Ann Archer', username: 'ann', email: 'ann@example.com' };

test('the list has every role, plan and status, in the order of ids', async () => {
  const users = await all();
  expect(ids(users)).toEqual(Array.from({ length: 132 }, (_, index) => index + 1));
  expect(new Set(users.map(({ role }) => role)).size).toBe(6);
  expect(new Set(users.map(({ currentPlan }) => currentPlan)).size).toBe(4);
  expect(new Set(users.map(({ status }) => status)).size).toBe(3);
  expect(users[0]).toMatchObject({ email: 'admin@demo.com', role: 'admin' });
  expect(users[1]).toMatchObject({ email: 'client@demo.com', role: 'client' });
});

test.each([
  [{ q: ' LINDQVIST ' }, ['Bea Lindqvist']],
  [{ q: 'tokafor' }, ['Tom Okafor']],
  [{ q: 'ines carv' }, ['Inês Carvalho']],
  [{ q: 'mei.tanaka@' }, ['Mei Tanaka']],
  [{ q: 'nobody at all' }, []],
])('%j finds %j', async (params, names) => {
  const { users, total } = await page(params);
  expect(users.map(({ fullName }) => fullName)).toEqual(names);
  expect(total).toBe(names.length);
});

test('filters hold exactly and together', async () => {
  const filter = { role: 'author', currentPlan: 'team', status: 'active' };
  const { users, total } = await page({ ...filter, perPage: 100 });
  expect(total).toBe(users.length);
  expect(users.length).toBeGreaterThan(0);
  for (const user of users) expect(user).toMatchObject(filter);
  expect((await page({ role: 'auth' })).total).toBe(0);
});

test.each([
  [{}, 10, 1],
  [{ page: 14 }, 2, 131],
  [{ page: 15 }, 0, undefined],
  [{ page: 0 }, 10, 1],
  [{ perPage: -1 }, 10, 1],
  [{ page: '2', perPage: '25' }, 25, 26],
])('the page %j has %i users', async (params, length, first) => {
  const { users, total } = await page(params);
  expect([users.length, users[0]?.id, total]).toEqual([length, first, 132]);
});

test.each(['asc', 'desc'] as const)('sorted by last visit, %s, those who never came come last', async (sortDir) => {
  const { users } = await page({ sortBy: 'lastSeen', sortDir, perPage: 200 });
  const seen = users.map(({ lastSeen }) => lastSeen).filter((day) => day !== null);
  const sorted = [...seen].sort();
  expect(users.slice(0, seen.length).map(({ lastSeen }) => lastSeen)).toEqual(
    sortDir === 'asc' ? sorted : sorted.reverse(),
  );
});

test('all users are what the schema says', async () => {
  for (const user of await all()) expect(schemas.User.parse(user)).toEqual(user);
});

test('pages of a sorted list fit together, and accents do not part names', async () => {
  const everything = (await page({ sortBy: 'fullName', perPage: 200 })).users;
  const pages = [];
  for (let number = 1; number <= 6; number += 1) {
    pages.push(...(await page({ sortBy: 'fullName', perPage: 25, page: number })).users);
  }
  expect(ids(pages)).toEqual(ids(everything));
  const names = everything.map(({ fullName }) => fullName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
  expect(names).toEqual([...names].sort());
});

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

test.each([
  [{}, { fullName: expect.any(Array), username: expect.any(Array), email: expect.any(Array) }],
  [{ ...ann, email: 'ann' }, { email: ['This is no valid email address.'] }],
  [{ ...ann, role: 'king' }, { role: expect.any(Array) }],
  [{ ...ann, email: 'ADMIN@demo.com ' }, { email: ['This email is already in use.'] }],
  [{ ...ann, username: 'JDuarte' }, { username: ['This username is already in use.'] }],
])('adding %j is refused', async (body, error) => {
  expect(await api.post('/apps/users/add-user', body)).toEqual({ status: 400, data: { error } });
  expect((await page()).total).toBe(132);
});

test('an update changes what it names, and one may keep one’s own names', async () => {
  const { data } = await api.get<UserAnswer>('/api/users/user', { id: 4 });
  const answer = await api.post<UserAnswer>('/apps/users/update-user', {
    id: '4',
    email: data.user.email,
    address: { city: 'Bonn' },
  });
  const address = { line1: '', line2: '', postcode: '', city: 'Bonn', state: '', country: '' };
  expect(answer).toEqual({ status: 200, data: { user: { ...data.user, address, rev: 2 } } });
  expect((await api.post('/apps/users/update-user', { id: 4, email: 'bea@example.com' })).status).toBe(400);
  expect((await api.post('/apps/users/update-user', { id: 999 })).status).toBe(404);
});

test('an update that began with an older record is refused with the newer one, and changes nothing', async () => {
  const update = (body: object) => api.post<UserAnswer>('/apps/users/update-user', { id: 4, ...body });
  await update({ rev: 1, company: 'Mine' });
  const { status, data } = await update({ rev: 1, company: 'Yours' });
  expect(status).toBe(409);
  expect(data).toMatchObject({ record: { id: 4, company: 'Mine', rev: 2 } });
  expect((await update({ rev: 2, company: 'Yours' })).data.user).toMatchObject({ company: 'Yours', rev: 3 });
});

test('somebody who registered themselves is a user on the basic plan', async () => {
  await api.post('/jwt/register', { email: 'nora@example.com', username: 'nora', password: 'a secret' });
  const { users } = await page({ q: 'nora', currentPlan: 'basic' });
  expect(users).toMatchObject([{ id: 133, username: 'nora', role: 'admin', currentPlan: 'basic', rev: 1 }]);
});

test('the search over everything finds users, before the list was ever asked for', async () => {
  const { data } = await api.get<SearchAnswer>('/api/main-search/data', { q: 'amira' });
  const found = expect.objectContaining({
    title: 'Amira Haddad',
    email: 'amira@example.com',
    link: '/apps/user/view/3',
  });
  expect(data.searchArr).toContainEqual(
    expect.objectContaining({ groupTitle: 'Contacts', searchLimit: 4, data: [found] }),
  );
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

test('of two admins who both lose the role at once, one stays', async () => {
  const { data } = await api.post<UsersChanged>('/apps/users/update-many', {
    ids: [1, 40, 88],
    dataToUpdate: { role: 'author' },
  });
  expect(data).toMatchObject({ changed: [1, 40], refused: [{ id: 88, reason: 'last-admin' }] });
});

test('a change of many is taken back by what is told of before', async () => {
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

test('nobody changes their own status', async () => {
  await api.signIn('admin');
  const refused = await api.post('/apps/users/update-user', { id: 1, status: 'inactive' });
  expect(refused).toEqual({
    status: 400,
    data: { error: { status: [expect.any(String)] }, codes: { status: 'own-status' } },
  });
  expect((await api.post('/apps/users/update-user', { id: 1, status: 'active', company: 'Marram' })).status).toBe(200);
});

test('the rules of each role are those that are issued', async () => {
  const { data } = await api.get<RoleRules>('/api/users/roles');
  for (const { role, ability } of data.roles) expect((await api.signIn(role)).userData.ability).toEqual(ability);
  expect(data.roles.find(({ role }) => role === 'client')?.ability).toEqual([
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ]);
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

test.each([
  [{ website: 'javascript:alert(1)' }, 'website'],
  [{ social: { github: 'data:text/html,x' } }, 'social.github'],
  [{ fullName: 'x'.repeat(50_000) }, 'fullName'],
  [{ company: 'x'.repeat(50_000) }, 'company'],
])('what no field holds is refused (%#)', async (change, field) => {
  const { status, data } = await api.post<{ error: object }>('/apps/users/update-user', { id: 4, ...change });
  expect([status, Object.keys(data.error)]).toEqual([400, [field]]);
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

describe('roles', () => {
  const abilityOf = async (role: string) =>
    (await api.get<RoleRules>('/api/users/roles')).data.roles.find((given) => given.role === role)?.ability ?? [];
  const change = (role: string, action: string, subject: string, isAllowed: boolean) =>
    api.post<RefusalBody>('/apps/users/change-role', { role, action, subject, isAllowed });

  test('a change of rights is news to the frame of every tab', async () => {
    const body = JSON.stringify({ role: 'editor', action: 'update', subject: 'User', isAllowed: true });
    const answer = await (await api.opening).handle({ method: 'POST', url: '/apps/users/change-role', body });
    expect(answer?.changed).toEqual(expect.arrayContaining(['users', 'auth']));
  });

  test('what is changed of a role holds at once, and is taken back as one', async () => {
    await api.signIn('admin');
    expect((await change('editor', 'update', 'User', true)).status).toBe(200);
    await api.signIn('editor');
    expect((await api.post('/apps/users/update-user', { id: 9, company: 'New' })).status).toBe(200);
    await api.signIn('admin');
    await api.post('/apps/users/reset-role', { role: 'editor' });
    expect(await abilityOf('editor')).not.toContainEqual({ action: 'update', subject: 'User' });
    await api.signIn('editor');
    expect((await api.post('/apps/users/update-user', { id: 9, company: 'Newer' })).status).toBe(403);
  });

  test.each<[self: UserRole, role: string, action: string, subject: string, isAllowed: boolean, code: string]>([
    ['admin', 'admin', 'delete', 'User', false, 'admin-role'],
    ['maintainer', 'admin', 'delete', 'User', false, 'admin-role'],
    ['maintainer', 'maintainer', 'update', 'Role', false, 'own-lockout'],
    ['maintainer', 'editor', 'delete', 'User', true, 'gives-more'],
  ])('%s cannot set %s, %s %s: %s', async (self, role, action, subject, isAllowed, code) => {
    await api.signIn(self);
    const before = await abilityOf(role);
    const { status, data } = await change(role, action, subject, isAllowed);
    expect([status, data.code]).toEqual([400, code]);
    expect(await abilityOf(role)).toEqual(before);
  });

  test('a role that was given more than oneself is out of reach, and so is changing roles for those who may not', async () => {
    await api.signIn('admin');
    await change('editor', 'delete', 'User', true);
    await api.signIn('maintainer');
    expect((await change('editor', 'read', 'User', false)).data.code).toBe('role-above-you');
    await api.signIn('editor');
    expect((await change('author', 'read', 'User', true)).status).toBe(403);
  });
});

describe('sessions', () => {
  test('where somebody is signed in is shown and ended, and told in their timeline', async () => {
    const { userData } = await api.signIn('author');
    await api.signIn('admin');
    const sessions = async () =>
      (await api.get<UserSessions>('/api/users/sessions', { id: userData.id })).data.sessions;
    expect(await sessions()).toHaveLength(1);
    await api.post('/apps/users/end-sessions', { id: userData.id });
    expect(await sessions()).toEqual([]);
    const { data } = await api.get<UserTimeline>('/api/users/timeline', { id: userData.id });
    expect(data.events[0]?.kind).toBe('sessionsEnded');
  });

  test('nobody ends those of somebody who may do more', async () => {
    const { userData } = await api.signIn('admin');
    await api.signIn('maintainer');
    const { data } = await api.post<RefusalBody>('/apps/users/end-sessions', { id: userData.id });
    expect(data.code).toBe('above-you');
  });
});
