/** @jest-environment node */
import { SignJWT } from 'jose';
import type { SessionTokens } from 'shared/api';
import { peopleKey } from 'shared/backend';
import { createTestApi, notesApp, type TestApi } from '../../testing';
import { secretKey } from './token';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [notesApp] });
});

const login = (body: unknown) => api.post<SessionTokens>('/jwt/login', body);
const admin = { email: 'admin@demo.com', password: 'admin' };
const register = (body: unknown) => api.post<Record<string, unknown>>('/jwt/register', body);
const ann = { email: 'ann@example.com', username: 'ann', password: 'a secret' };
const minute = 60_000;

const statusWith = async (header: string | undefined, url = '/apps/counts') => {
  api.authorize(header);
  const { status } = await api.get(url);
  api.authorize(undefined);
  return status;
};

test.each([
  [admin, 'Joana Duarte', [{ action: 'manage', subject: 'all' }]],
  [
    { email: ' Client@Demo.com', password: 'client' },
    'Nils Brandt',
    [
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ],
  ],
])('%j signs in', async (credentials, fullName, ability) => {
  const { status, data } = await login(credentials);
  expect(status).toBe(200);
  expect(data.userData).toMatchObject({ fullName, ability, extras: { eCommerceCartItemsCount: 0 } });
  expect(JSON.stringify(data)).not.toMatch(/password|salt|hash/);
  expect(data.accessToken).not.toBe(data.refreshToken);
});

test.each([
  [{ ...admin, password: 'Admin' }],
  [{ ...admin, password: '' }],
  [{ ...admin, email: 'nobody@demo.com' }],
  [{ email: 'amira@example.com', password: 'admin' }],
])('%j does not', async (credentials) => {
  expect(await login(credentials)).toEqual({
    status: 400,
    data: { error: { email: ['Email or Password is Invalid'] } },
  });
});

test.each([[undefined], [{}], [[]], [{ email: 'admin@demo.com' }], [{ email: 1, password: 2 }], [null]])(
  'the malformed body %j is told in one sentence',
  async (body) => {
    expect(await login(body)).toEqual({ status: 400, data: { error: 'Something went wrong' } });
  },
);

test('who registers is an admin of the list, signed in for ten minutes', async () => {
  const { status, data } = await register(ann);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    user: { id: 133, username: 'ann', role: 'admin', ability: [{ action: 'manage', subject: 'all' }] },
  });
  expect(data).not.toHaveProperty('refreshToken');
  expect(await statusWith(`Bearer ${data.accessToken}`)).toBe(200);
  expect((await api.get('/api/people', { q: 'ann@example.com' })).data).toMatchObject([
    { id: 133, fullName: 'ann' },
    {},
  ]);
  expect((await login({ email: 'ANN@example.com', password: 'a secret' })).status).toBe(200);
});

test.each([
  [{ email: 'Admin@demo.com' }, 'This email is already in use.', null],
  [{ username: 'JDUARTE' }, null, 'This username is already in use.'],
  [{ email: 'bea@example.com', username: 'kofi' }, 'This email is already in use.', 'This username is already in use.'],
])('registering as %j is told what is taken', async (names, email, username) => {
  expect(await register({ ...ann, ...names })).toEqual({ status: 200, data: { error: { email, username } } });
});

test.each([
  [{}, ['email', 'password', 'username']],
  [{ ...ann, email: 'ann' }, ['email']],
  [{ ...ann, username: ' ' }, ['username']],
  [{ ...ann, password: 'shorter' }, ['password']],
])('registering as %j is refused', async (body, fields) => {
  const { status, data } = await register(body);
  expect(status).toBe(400);
  expect(Object.keys(data.error ?? {}).sort()).toEqual(fields);
});

test('a password is stored as a hash of its own salt', async () => {
  await register(ann);
  const { store } = await api.opening;
  const rows = store.table({ name: 'credentials' }).all();
  expect(JSON.stringify(rows)).not.toContain('secret');
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
});

describe('tokens', () => {
  test('live for 600 seconds and not one more', async () => {
    const { data } = await login(admin);
    const header = `Bearer ${data.accessToken}`;
    api.clock.now += 600_000 - 1;
    expect(await statusWith(header)).toBe(200);
    api.clock.now += 1;
    expect(await statusWith(header)).toBe(401);
    expect(await api.post('/jwt/refresh-token', { refreshToken: data.refreshToken })).toEqual({
      status: 401,
      data: { error: 'Invalid refresh token' },
    });
  });

  test('refreshed ahead of their end carry a session on', async () => {
    let { refreshToken, accessToken } = (await login(admin)).data;
    for (let passed = 0; passed < 25; passed += 8) {
      api.clock.now += 8 * minute;
      ({ refreshToken, accessToken } = (await api.post<SessionTokens>('/jwt/refresh-token', { refreshToken })).data);
      expect(await statusWith(`Bearer ${accessToken}`)).toBe(200);
    }
  });

  test('do not stand in for each other', async () => {
    const { accessToken, refreshToken } = (await login(admin)).data;
    expect(await statusWith(`Bearer ${refreshToken}`)).toBe(401);
    expect((await api.post('/jwt/refresh-token', { refreshToken: accessToken })).status).toBe(401);
  });

  test.each(['Bearer', 'Bearer x', 'Basic abc', 'Bearer null', 'Bearer a.b.c', 'nonsense', 'Bearer a b'])(
    'malformed as "%s" are refused',
    async (header) => {
      expect(await statusWith(header)).toBe(401);
    },
  );

  test.each([undefined, ''])('are not needed (%p)', async (header) => {
    expect(await statusWith(header)).toBe(200);
  });

  test('forged, unsigned or of another algorithm are refused', async () => {
    const { accessToken } = (await login(admin)).data;
    const [head, body, signature = ''] = accessToken.split('.');
    const flipped = (signature[0] === 'A' ? 'B' : 'A') + signature.slice(1);
    const none = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${body}.`;
    const { store } = await api.opening;
    const secret = new TextEncoder().encode(store.table(secretKey).get('secret')?.value);
    const claims = new SignJWT({ kind: 'access' }).setSubject('1').setExpirationTime(api.clock.now / 1000 + 60);
    const other = await claims.setProtectedHeader({ alg: 'HS512' }).sign(secret);
    const endless = await new SignJWT({ kind: 'access' })
      .setSubject('1')
      .setProtectedHeader({ alg: 'HS256' })
      .sign(secret);
    for (const token of [`${head}.${body}.${flipped}`, none, other, endless]) {
      expect(await statusWith(`Bearer ${token}`)).toBe(401);
    }
  });

  test('of somebody who is gone are refused', async () => {
    const { accessToken, refreshToken } = (await login({ email: 'client@demo.com', password: 'client' })).data;
    await (await api.opening).withStore([], async (store) => {
      store.table(peopleKey).delete(2);
      await store.commit();
    });
    expect(await statusWith(`Bearer ${accessToken}`)).toBe(401);
    expect((await api.post('/jwt/refresh-token', { refreshToken })).status).toBe(401);
  });

  test('of somebody who was made inactive are refused, and they do not sign in again', async () => {
    const nils = { email: 'client@demo.com', password: 'client' };
    const { accessToken, refreshToken } = (await login(nils)).data;
    await (await api.opening).withStore([], async (store) => {
      const person = store.table(peopleKey).get(2);
      if (person) store.table(peopleKey).put({ ...person, status: 'inactive' });
      await store.commit();
    });
    expect(await statusWith(`Bearer ${accessToken}`)).toBe(401);
    expect((await api.post('/jwt/refresh-token', { refreshToken })).status).toBe(401);
    expect(await login(nils)).toEqual({
      status: 400,
      data: { error: { email: ['This account is inactive.'] }, codes: { email: 'inactive' } },
    });
    expect((await login({ ...nils, password: 'wrong' })).data).toMatchObject({
      error: { email: ['Email or Password is Invalid'] },
    });
  });

  test('are not looked at where one signs in', async () => {
    api.authorize('Bearer nonsense');
    expect((await login(admin)).status).toBe(200);
  });

  test.each([[undefined], [{}], [{ refreshToken: 5 }], [{ refreshToken: 'x' }]])(
    'the refresh %j is 401',
    async (body) => {
      expect(await api.post('/jwt/refresh-token', body)).toEqual({
        status: 401,
        data: { error: 'Invalid refresh token' },
      });
    },
  );
});

describe('a forgotten password', () => {
  const ask = (email: string) => api.post('/jwt/forgot-password', { email });
  /** The notes take in what the frame mails. */
  const inbox = async () => (await api.get<{ title: string }[]>('/apps/notes/list', { q: 'reset-password' })).data;
  const readToken = async () => /\/reset-password\/([\w-]+)/.exec((await inbox())[0]?.title ?? '')?.[1];

  test('is set by a link that was mailed, once', async () => {
    expect((await ask('admin@demo.com')).status).toBe(200);
    const token = await readToken();
    const reset = (password: string) => api.post('/jwt/reset-password', { token, password });
    expect((await reset('')).status).toBe(400);
    expect((await reset('better one')).status).toBe(200);
    expect((await reset('once again')).status).toBe(400);
    expect((await login({ ...admin, password: 'better one' })).status).toBe(200);
    expect((await login(admin)).status).toBe(400);
  });

  test('of nobody sends nothing, and tells nothing', async () => {
    expect(await ask('nobody@demo.com')).toEqual(await ask('admin@demo.com'));
    expect(await inbox()).toHaveLength(1);
  });

  test('has a link that ends after 30 minutes', async () => {
    await ask('admin@demo.com');
    const token = await readToken();
    api.clock.now += 31 * minute;
    expect((await api.post('/jwt/reset-password', { token, password: 'too late now' })).status).toBe(400);
  });
});

test('a token of before a change of rights is renewed with the new rules; nobody else’s is', async () => {
  const { data } = await login(admin);
  const client = (await login({ email: 'client@demo.com', password: 'client' })).data;
  const { store } = await api.opening;
  store.permissions.roles?.setChanges('client', [{ action: 'read', subject: 'Note' }]);
  api.authorize(`Bearer ${client.accessToken}`);
  expect(await api.get('/apps/counts')).toEqual({ status: 401, data: { error: 'Invalid token', code: 'renew' } });
  expect(await statusWith(`Bearer ${data.accessToken}`)).toBe(200);
  const renewed = (await api.post<SessionTokens>('/jwt/refresh-token', { refreshToken: client.refreshToken })).data;
  expect(renewed.userData.ability).toContainEqual({ action: 'read', subject: 'Note' });
  expect(await statusWith(`Bearer ${renewed.accessToken}`, '/apps/notes/list')).toBe(200);
});

test('a session that was ended opens and refreshes nothing any more; others of the same person go on', async () => {
  const [first, second] = [(await login({ ...admin, device: 'Firefox' })).data, (await login(admin)).data];
  api.clock.now += minute;
  const { store } = await api.opening;
  const renewed = (await api.post<SessionTokens>('/jwt/refresh-token', { refreshToken: second.refreshToken })).data;
  const open = store.credentials.sessions?.list(1) ?? [];
  expect(open.map(({ device, seenAt, startedAt }) => [device, seenAt - startedAt])).toEqual([
    ['', minute],
    ['Firefox', 0],
  ]);
  store.credentials.sessions?.end(1, open[1]?.id);
  expect(await statusWith(`Bearer ${first.accessToken}`)).toBe(401);
  expect((await api.post('/jwt/refresh-token', { refreshToken: first.refreshToken })).status).toBe(401);
  expect(await statusWith(`Bearer ${renewed.accessToken}`)).toBe(200);
  api.clock.now += 11 * minute;
  expect(store.credentials.sessions?.list(1)).toEqual([]);
});
