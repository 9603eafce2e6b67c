import { generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { SessionTokens } from '../api';
import { createTestApi, notesApp } from '../testing';
import { roleOfClaims } from './providerPerson';
import { secret, TestProvider } from './testing/TestProvider';

const idp = new TestProvider();
beforeAll(() => idp.open());
beforeEach(() => idp.reset());
afterAll(() => idp.close());

test('a first sign-in makes an account with the role of the first group of the table, the next one finds it', async () => {
  const { status, data } = await idp.enter();
  expect(status).toBe(200);
  expect(data.userData).toMatchObject({ fullName: 'Zoe Adler', email: 'zoe@example.com', role: 'editor' });
  idp.api.authorize(`Bearer ${data.accessToken}`);
  expect((await idp.api.get('/apps/counts')).status).toBe(200);
  const again = (await idp.enter({ groups: ['bosses'] })).data.userData;
  expect(again).toMatchObject({ id: data.userData.id, role: 'admin' });
});

test('a new account has a username of its own, as people may have one', async () => {
  const usernameOf = async (changes?: JWTPayload) => (await idp.enter(changes)).data.userData.username;
  expect(await usernameOf()).toBe('zoe');
  expect(await usernameOf({ sub: 'other', email: 'zoe@example.org' })).toBe('zoe2');
  expect(await usernameOf({ sub: 'bo', email: 'bo@example.com', preferred_username: 'EXAMPLE\\Bo Ek' })).toBe(
    'EXAMPLEBoEk',
  );
});

test('somebody known who never had a password is who they were, by an address that the provider has verified', async () => {
  await idp.removePassword(2);
  const { data } = await idp.enter({ email: 'Client@demo.com', groups: ['all'] });
  expect(data.userData).toMatchObject({ id: 2, fullName: 'Nils Brandt', role: 'client' });
});

test('somebody invited has come by it, and a role that the provider changes takes the place of a named one', async () => {
  await idp.changePerson(2, { status: 'pending', roleId: 'reviewers' });
  await idp.enter({ email: 'client@demo.com' });
  const nils = await idp.personOf(2);
  expect(nils).toMatchObject({ status: 'active', role: 'editor' });
  expect(nils).not.toHaveProperty('roleId');
});

test('a session goes on by another token of the provider, and one that was ended does not', async () => {
  const { userData, accessToken: before } = (await idp.enter()).data;
  const sessions = async () =>
    (await idp.api.opening).read([], async (store) => store.credentials.sessions?.list(userData.id));
  const again = await idp.api.post<SessionTokens>('/jwt/provider', {
    idToken: await idp.sign(idp.claims()),
    before,
    nonce: secret,
  });
  expect(again.status).toBe(200);
  expect(await sessions()).toHaveLength(1);
  await idp.api.post('/jwt/sign-out', { refreshToken: again.data.accessToken });
  expect(await sessions()).toEqual([]);
  const ended = await idp.api.post('/jwt/provider', { idToken: await idp.sign(idp.claims()), before, nonce: secret });
  expect(ended).toMatchObject({ status: 401, data: { code: 'ended' } });
});

test('passwords, registrations and refresh tokens of the API let nobody in beside the provider', async () => {
  const login = await idp.api.post('/jwt/login', { email: 'admin@demo.com', password: 'admin' });
  expect(login).toMatchObject({ status: 400, data: { codes: { email: 'provider' } } });
  const registered = await idp.api.post('/jwt/register', {
    email: 'new@example.com',
    username: 'new',
    password: 'long enough',
  });
  expect(registered.data).toEqual({ error: { email: expect.any(String), username: null } });
  const { refreshToken } = (await idp.enter()).data;
  expect((await idp.api.post('/jwt/refresh-token', { refreshToken })).status).toBe(401);
});

test('no password is given beside the provider: neither asked for, nor by an invitation', async () => {
  await idp.api.post('/jwt/forgot-password', { email: 'client@demo.com' });
  const reset = await idp.api.post('/jwt/reset-password', { token: 'any', password: 'a kettle of fish' });
  expect(reset).toMatchObject({ status: 400, data: { codes: { token: 'provider' } } });
  await idp.api.signIn('admin');
  // The notes take in what the core mails.
  const emails = async () => (await idp.api.get<{ title: string }[]>('/apps/notes/list', { q: '<p>' })).data;
  expect(await emails()).toEqual([]);
  await (await idp.api.opening).change('notes', (store) => store.credentials.sendInvitation?.(2));
  const { host } = new URL(idp.provider.issuer);
  expect(await emails()).toMatchObject([{ title: expect.stringContaining(`"/login">Sign in with ${host}`) }]);
});

test('a provider that cannot be reached refuses nobody: the call fails, and may be made again', async () => {
  idp.api = createTestApi({ apps: [notesApp], provider: { ...idp.provider, issuer: 'http://127.0.0.1:1' } });
  await expect(idp.enter()).rejects.toThrow();
});

test.each<[string, JWTPayload]>([
  ['of another client', { aud: 'another' }],
  ['of another issuer', { iss: 'https://elsewhere.example' }],
  ['that has ended', { exp: 1 }],
  ['without an end', { exp: undefined }],
  ['of another issuer by a slash', { iss: `${'http://127.0.0.1'}/` }],
  ['that holds from later on', { nbf: 4_000_000_000 }],
  ['of the future', { iat: 4_000_000_000, exp: 4_100_000_000 }],
  ['of long ago that has no end soon', { iat: 1_600_000_000, exp: 4_100_000_000 }],
  ['without a moment', { iat: undefined }],
  ['without a subject', { sub: '' }],
  ['with a subject of more than 255 characters', { sub: 'x'.repeat(256) }],
  ['for another party', { azp: 'another' }],
  ['for several parties, without ours being named', { aud: ['atrium', 'another'] }],
  ['for several parties, for another of them', { aud: ['atrium', 'another'], azp: 'another' }],
  ['with the nonce of another sign-in', { nonce: 'another' }],
  ['with the nonce that the page sends itself', { nonce: secret }],
  ['without a nonce', { nonce: undefined }],
  ['with an address whose verification is a text', { email_verified: 'true' }],
  ['with an address of which nothing is said', { email_verified: undefined }],
  ['without an address', { email: '' }],
  ['with an address that nobody has verified', { email_verified: false }],
  ['of somebody in none of the groups', { groups: ['strangers'] }],
  ['without groups', { groups: undefined }],
])('a token %s lets nobody in', async (_, changes) => {
  expect((await idp.enter(changes)).status).toBe(401);
});

test('a token that another key has signed, or none, lets nobody in', async () => {
  const { privateKey } = await generateKeyPair('RS256');
  const other = await new SignJWT(idp.claims()).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey);
  const shared = await new SignJWT(idp.claims())
    .setProtectedHeader({ alg: 'HS256', kid: 'one' })
    .sign(new TextEncoder().encode('atrium'.repeat(10)));
  const [, body] = (await idp.sign(idp.claims())).split('.');
  const none = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${body}.`;
  for (const idToken of [other, shared, none, 'x'])
    expect((await idp.api.post('/jwt/provider', { idToken, nonce: secret })).status).toBe(401);
});

test.each([
  ['for us alone', { aud: ['atrium'] }],
  ['for us, who are named', { azp: 'atrium' }],
  ['for several parties, of which we are named', { aud: ['atrium', 'another'], azp: 'atrium' }],
  ['by a clock that is half a minute ahead', { iat: undefined }],
])('a token %s lets in', async (name, changes) => {
  const skew = name.startsWith('by a clock') ? { iat: idp.api.clock.now / 1000 + 30 } : {};
  expect((await idp.enter({ ...changes, ...skew })).status).toBe(200);
});

test('an access token of the provider is no ID token', async () => {
  const idToken = await idp.sign(idp.claims(), { alg: 'RS256', kid: 'one', typ: 'at+jwt' });
  expect((await idp.api.post('/jwt/provider', { idToken, nonce: secret })).status).toBe(401);
});

describe('a token without the nonce, or that somebody has read,', () => {
  const send = async (changes: JWTPayload, more: object = {}) =>
    idp.api.post<SessionTokens>('/jwt/provider', { idToken: await idp.sign(idp.claims(changes)), ...more });

  test('begins no session', async () => {
    expect((await send({})).status).toBe(401);
    expect((await send({}, { nonce: 'guessed' })).status).toBe(401);
    expect((await send({ nonce: undefined }, { nonce: secret })).status).toBe(401);
  });

  test('carries a session on that is open, of the same person, and no other', async () => {
    const { accessToken: before } = (await idp.enter()).data;
    expect((await send({ nonce: undefined }, { before })).status).toBe(200);
    expect((await send({ nonce: 'of another sign-in' }, { before, nonce: secret })).status).toBe(401);
    await idp.enter({ sub: 'bo', email: 'bo@example.com' });
    expect((await send({ sub: 'bo', email: 'bo@example.com' }, { before, nonce: secret })).status).toBe(401);
    const stranger = await send({ sub: 'new', email: 'new@example.com' }, { before, nonce: secret });
    expect(stranger).toMatchObject({ status: 401, data: { code: 'otherPerson' } });
    expect((await idp.enter({ sub: 'new', email: 'new@example.com' })).data.userData.id).toBe(135);
  });
});

test('without a provider in the registry there is no such sign-in', async () => {
  idp.api = createTestApi({ apps: [notesApp] });
  expect((await idp.enter()).status).toBe(401);
});

test.each([
  [{ groups: ['all'] }, 'client'],
  [{ groups: 'bosses' }, 'admin'],
  [{ groups: [1, null] }, null],
  [{ groups: ['constructor'] }, null],
  [{}, undefined],
])('the groups %j are the role %s', (given, role) => expect(roleOfClaims(given, idp.provider)).toBe(role));
