import { peopleTable } from '@atrium/backend';
import { SignJWT } from 'jose';
import { admin, client, freshSignIns, minute } from './testing/signIns';
import { secretTable } from './token';

const signIns = freshSignIns(beforeEach);
const { login, refresh, statusWith } = signIns;

test('tokens live for 600 seconds and not one more', async () => {
  const { data } = await login(admin);
  const header = `Bearer ${data.accessToken}`;
  signIns.api.clock.now += 600_000 - 1;
  expect(await statusWith(header)).toBe(200);
  signIns.api.clock.now += 1;
  expect(await statusWith(header)).toBe(401);
  expect(await refresh({ refreshToken: data.refreshToken })).toEqual({
    status: 401,
    data: { error: 'Invalid refresh token' },
  });
});

test('tokens refreshed ahead of their end carry a session on', async () => {
  let { refreshToken, accessToken } = (await login(admin)).data;
  for (let passed = 0; passed < 25; passed += 8) {
    signIns.api.clock.now += 8 * minute;
    ({ refreshToken, accessToken } = (await refresh({ refreshToken })).data);
    expect(await statusWith(`Bearer ${accessToken}`)).toBe(200);
  }
});

test('tokens do not stand in for each other', async () => {
  const { accessToken, refreshToken } = (await login(admin)).data;
  expect(await statusWith(`Bearer ${refreshToken}`)).toBe(401);
  expect((await refresh({ refreshToken: accessToken })).status).toBe(401);
});

test.each(['Bearer', 'Bearer x', 'Basic abc', 'Bearer null', 'Bearer a.b.c', 'nonsense', 'Bearer a b'])(
  'tokens malformed as "%s" are refused',
  async (header) => {
    expect(await statusWith(header)).toBe(401);
  },
);

test.each([undefined, ''])('tokens are not needed (%p)', async (header) => {
  expect(await statusWith(header)).toBe(200);
});

test('tokens forged, unsigned or of another algorithm are refused', async () => {
  const { accessToken } = (await login(admin)).data;
  const [head, body, signature = ''] = accessToken.split('.');
  const flipped = (signature[0] === 'A' ? 'B' : 'A') + signature.slice(1);
  const none = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${body}.`;
  const { store } = await signIns.api.opening;
  const secret = new TextEncoder().encode(store.table(secretTable).get('secret')?.value);
  const claims = new SignJWT({ kind: 'access' }).setSubject('1').setExpirationTime(signIns.api.clock.now / 1000 + 60);
  const other = await claims.setProtectedHeader({ alg: 'HS512' }).sign(secret);
  const endless = await new SignJWT({ kind: 'access' })
    .setSubject('1')
    .setProtectedHeader({ alg: 'HS256' })
    .sign(secret);
  for (const token of [`${head}.${body}.${flipped}`, none, other, endless]) {
    expect(await statusWith(`Bearer ${token}`)).toBe(401);
  }
});

test('tokens of somebody who is gone are refused', async () => {
  const { accessToken, refreshToken } = (await login(client)).data;
  await (await signIns.api.opening).change('auth', (store) => store.table(peopleTable).delete(2));
  expect(await statusWith(`Bearer ${accessToken}`)).toBe(401);
  expect((await refresh({ refreshToken })).status).toBe(401);
});

test('tokens of somebody who was made inactive are refused, and they do not sign in again', async () => {
  const nils = client;
  const { accessToken, refreshToken } = (await login(nils)).data;
  await (await signIns.api.opening).change('auth', async (store) => {
    const person = await store.table(peopleTable).get(2);
    if (person) await store.table(peopleTable).put({ ...person, status: 'inactive' });
  });
  expect(await statusWith(`Bearer ${accessToken}`)).toBe(401);
  expect((await refresh({ refreshToken })).status).toBe(401);
  expect(await login(nils)).toEqual({
    status: 400,
    data: { error: { email: ['This account is inactive.'] }, codes: { email: 'inactive' } },
  });
  expect((await login({ ...nils, password: 'wrong' })).data).toMatchObject({
    error: { email: ['Email or Password is Invalid'] },
  });
});

test('tokens are not looked at where one signs in', async () => {
  signIns.api.authorize('Bearer nonsense');
  expect((await login(admin)).status).toBe(200);
});

test.each([[undefined], [{}], [{ refreshToken: 5 }], [{ refreshToken: 'x' }]])(
  'the refresh %j is 401',
  async (body) => {
    expect(await refresh(body)).toEqual({
      status: 401,
      data: { error: 'Invalid refresh token' },
    });
  },
);

test('a token of before a change of rights is renewed with the new rules; nobody else’s is', async () => {
  const { data } = await login(admin);
  const before = (await login(client)).data;
  await (await signIns.api.opening).change('auth', ({ permissions }) =>
    permissions.roles?.setChanges('client', [{ action: 'read', subject: 'Note' }]),
  );
  signIns.api.authorize(`Bearer ${before.accessToken}`);
  expect(await signIns.api.get('/apps/counts')).toEqual({
    status: 401,
    data: { error: 'Invalid token', code: 'renew' },
  });
  expect(await statusWith(`Bearer ${data.accessToken}`)).toBe(200);
  const renewed = (await refresh({ refreshToken: before.refreshToken })).data;
  expect(renewed.userData.ability).toContainEqual({ action: 'read', subject: 'Note' });
  expect(await statusWith(`Bearer ${renewed.accessToken}`, '/apps/notes/list')).toBe(200);
});
