import type { SearchAnswer } from '@atrium/core/api';
import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { User, UserPage } from '../api/schemas';
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
