import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { ApiTokenMade, ApiTokens, NewApiToken } from '../../api/account/schemas';
import manifest from '../../manifest';
import backend from '..';

const url = '/account-setting/api-tokens';
const day = 24 * 60 * 60 * 1000;

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('editor');
});

const all: NewApiToken['rules'] = [{ action: 'manage', subject: 'all' }];
const make = async (token: Partial<NewApiToken> = {}) =>
  (await api.post<ApiTokenMade>(url, { name: 'Build', rules: all, ...token })).data;
const asProgram = (secret: string) => api.authorize(`Bearer ${secret}`);

test('is shown once, and listed without its secret, with when it was made and ends', async () => {
  const { token, secret } = await make({ days: 30 });
  expect(secret).toMatch(/^atrium_[0-9a-f]{12}_[\w-]{43}$/);
  expect(Date.parse(token.expiresAt ?? '') - Date.parse(token.createdAt)).toBe(30 * day);
  const { data } = await api.get<ApiTokens>(url);
  expect(data.tokens).toEqual([{ ...token, name: 'Build', usedAt: null, rules: all }]);
  expect(JSON.stringify(data)).not.toContain(secret.slice(-20));
});

test('calls in the name of its person', async () => {
  const { secret } = await make();
  asProgram(secret);
  expect((await api.get('/profile/data')).status).toBe(200);
});

test.each<[string, NewApiToken['rules'], string, string, number]>([
  ['reads what it may read', [{ action: 'read', subject: 'Help' }], 'GET', '/faq/data', 200],
  ['reads nothing else', [{ action: 'read', subject: 'Help' }], 'GET', '/profile/data', 403],
  ['reads everything', [{ action: 'read', subject: 'all' }], 'GET', '/apps/counts', 200],
  ['writes nothing where it reads', [{ action: 'read', subject: 'all' }], 'POST', '/api/notifications/read', 403],
  ['never has more rights than its person', all, 'POST', '/pricing/change', 403],
  ['changes no account', all, 'POST', '/account-setting/password', 403],
  ['makes no other token', all, 'POST', url, 403],
])('%s', async (_, rules, method, path, status) => {
  asProgram((await make({ rules })).secret);
  const answer = await (method === 'GET' ? api.get(path) : api.post(path, {}));
  expect(answer.status).toBe(status);
});

test.each<[string, (secret: string) => string]>([
  ['another secret', (secret) => `${secret.slice(0, -1)}${secret.endsWith('a') ? 'b' : 'a'}`],
  ['another id', (secret) => secret.replace(/_[0-9a-f]/, '_z')],
  ['no secret', (secret) => secret.slice(0, 20)],
])('%s opens nothing', async (_, change) => {
  const { secret } = await make();
  asProgram(change(secret));
  expect((await api.get('/apps/counts')).status).toBe(401);
});

test('opens nothing when it is over, revoked, or its person is gone', async () => {
  const [ending, revoked] = [await make({ days: 1 }), await make()];
  expect((await api.post(`${url}/revoke`, { id: revoked.token.id })).status).toBe(200);
  expect((await api.post(`${url}/revoke`, { id: revoked.token.id })).status).toBe(404);
  asProgram(revoked.secret);
  expect((await api.get('/apps/counts')).status).toBe(401);
  asProgram(ending.secret);
  expect((await api.get('/apps/counts')).status).toBe(200);
  api.clock.now += day;
  expect((await api.get('/apps/counts')).status).toBe(401);
});

test('is nobody else’s to see or to revoke', async () => {
  const { token } = await make();
  await api.signIn('author');
  expect((await api.get<ApiTokens>(url)).data.tokens).toEqual([]);
  expect((await api.post(`${url}/revoke`, { id: token.id })).status).toBe(404);
});

test.each<[string, object]>([
  ['without a name', { name: ' ' }],
  ['without a rule', { rules: [] }],
  ['of a subject that there is not', { rules: [{ action: 'read', subject: 'Moon' }] }],
  ['of an action that there is not', { rules: [{ action: 'fly', subject: 'Help' }] }],
  ['for no day', { days: 0 }],
  ['for ever by a number', { days: 10_000 }],
])('a token %s is refused', async (_, token) => {
  expect((await api.post(url, { name: 'Build', rules: all, ...token })).status).toBe(400);
  expect((await api.get<ApiTokens>(url)).data.tokens).toEqual([]);
});

test('nobody has more than fifty', async () => {
  for (let count = 0; count < 50; count += 1) await make();
  expect(await api.post(url, { name: 'One more', rules: all })).toMatchObject({
    status: 400,
    data: { code: 'tooMany' },
  });
});
