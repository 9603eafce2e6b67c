import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { SessionTokens } from 'shared/api';
import { peopleKey } from 'shared/backend';
import type { ProviderSignIn } from 'shared/contract';
import { createTestApi, notesApp, type TestApi } from '../../testing';
import { roleOfClaims } from './providerPerson';

let server: Server;
let provider: ProviderSignIn;
let api: TestApi;
let sign: (claims: JWTPayload, header?: { alg: string; kid: string }) => Promise<string>;

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };
  server = createServer((request, response) => {
    const isKeys = request.url === '/keys';
    const { issuer } = provider;
    response.end(JSON.stringify(isKeys ? keys : { issuer, jwks_uri: `${issuer}/keys` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  const roles = { bosses: 'admin', writers: 'editor', all: 'client' } as const;
  provider = { mode: 'oidc', issuer: `http://127.0.0.1:${port}`, clientId: 'atrium', roles };
  sign = (claims, header = { alg: 'RS256', kid: 'one' }) =>
    new SignJWT(claims).setProtectedHeader(header).sign(privateKey);
});
afterAll(() => void server.close());

beforeEach(() => {
  api = createTestApi({ apps: [notesApp], provider });
});

const claims = (changes: JWTPayload = {}): JWTPayload => ({
  iss: provider.issuer,
  aud: 'atrium',
  sub: 'zoe',
  iat: api.clock.now / 1000,
  exp: api.clock.now / 1000 + 300,
  email: 'zoe@example.com',
  email_verified: true,
  name: 'Zoe Adler',
  groups: ['all', 'writers'],
  ...changes,
});

const enter = async (changes?: JWTPayload) =>
  api.post<SessionTokens & { error?: string }>('/jwt/provider', { idToken: await sign(claims(changes)) });

test('a first sign-in makes an account with the role of the first group of the table, the next one finds it', async () => {
  const { status, data } = await enter();
  expect(status).toBe(200);
  expect(data.userData).toMatchObject({ fullName: 'Zoe Adler', email: 'zoe@example.com', role: 'editor' });
  api.authorize(`Bearer ${data.accessToken}`);
  expect((await api.get('/apps/counts')).status).toBe(200);
  const again = (await enter({ groups: ['bosses'] })).data.userData;
  expect(again).toMatchObject({ id: data.userData.id, role: 'admin' });
});

test('a new account has a username of its own, as people may have one', async () => {
  const usernameOf = async (changes?: JWTPayload) => (await enter(changes)).data.userData.username;
  expect(await usernameOf()).toBe('zoe');
  expect(await usernameOf({ email: 'zoe@example.org' })).toBe('zoe2');
  expect(await usernameOf({ email: 'bo@example.com', preferred_username: 'EXAMPLE\\Bo Ek' })).toBe('EXAMPLEBoEk');
});

test('somebody known is who they were', async () => {
  const { data } = await enter({ email: 'Client@demo.com', groups: ['all'] });
  expect(data.userData).toMatchObject({ id: 2, fullName: 'Nils Brandt', role: 'client' });
});

test('somebody invited has come by it, and a role that the provider changes takes the place of a named one', async () => {
  const opened = await api.opening;
  await opened.change('people', (store) => {
    const nils = store.table(peopleKey).get(2);
    if (nils) store.table(peopleKey).put({ ...nils, status: 'pending', roleId: 'reviewers' });
  });
  await enter({ email: 'client@demo.com' });
  const nils = await opened.withStore(['people'], async (store) => store.table(peopleKey).get(2));
  expect(nils).toMatchObject({ status: 'active', role: 'editor' });
  expect(nils).not.toHaveProperty('roleId');
});

test('a session goes on by another token of the provider, and one that was ended does not', async () => {
  const { userData, accessToken: before } = (await enter()).data;
  const sessions = async () =>
    (await api.opening).withStore([], async (store) => store.credentials.sessions?.list(userData.id));
  const again = await api.post<SessionTokens>('/jwt/provider', { idToken: await sign(claims()), before });
  expect(again.status).toBe(200);
  expect(await sessions()).toHaveLength(1);
  await api.post('/jwt/sign-out', { refreshToken: again.data.accessToken });
  expect(await sessions()).toEqual([]);
  const ended = await api.post('/jwt/provider', { idToken: await sign(claims()), before });
  expect(ended).toMatchObject({ status: 401, data: { code: 'ended' } });
});

test('passwords, registrations and refresh tokens of the API let nobody in beside the provider', async () => {
  const login = await api.post('/jwt/login', { email: 'admin@demo.com', password: 'admin' });
  expect(login).toMatchObject({ status: 400, data: { codes: { email: 'provider' } } });
  const registered = await api.post('/jwt/register', {
    email: 'new@example.com',
    username: 'new',
    password: 'long enough',
  });
  expect(registered.data).toEqual({ error: { email: expect.any(String), username: null } });
  const { refreshToken } = (await enter()).data;
  expect((await api.post('/jwt/refresh-token', { refreshToken })).status).toBe(401);
});

test('no password is given beside the provider: neither asked for, nor by an invitation', async () => {
  await api.post('/jwt/forgot-password', { email: 'client@demo.com' });
  const reset = await api.post('/jwt/reset-password', { token: 'any', password: 'a kettle of fish' });
  expect(reset).toMatchObject({ status: 400, data: { codes: { token: 'provider' } } });
  await api.signIn('admin');
  // The notes take in what the frame mails.
  const mails = async () => (await api.get<{ title: string }[]>('/apps/notes/list', { q: '<p>' })).data;
  expect(await mails()).toEqual([]);
  await (await api.opening).change('notes', (store) => store.credentials.sendInvitation?.(2));
  const { host } = new URL(provider.issuer);
  expect(await mails()).toMatchObject([{ title: expect.stringContaining(`"/login">Sign in at ${host}`) }]);
});

test('a provider that cannot be reached refuses nobody: the call fails, and may be made again', async () => {
  api = createTestApi({ apps: [notesApp], provider: { ...provider, issuer: 'http://127.0.0.1:1' } });
  await expect(enter()).rejects.toThrow();
});

test.each<[string, JWTPayload]>([
  ['of another client', { aud: 'another' }],
  ['of another issuer', { iss: 'https://elsewhere.example' }],
  ['that has ended', { exp: 1 }],
  ['without an end', { exp: undefined }],
  ['without an address', { email: '' }],
  ['with an address that nobody has verified', { email_verified: false }],
  ['of somebody in none of the groups', { groups: ['strangers'] }],
  ['without groups', { groups: undefined }],
])('a token %s lets nobody in', async (_, changes) => {
  expect((await enter(changes)).status).toBe(401);
});

test('a token that another key has signed, or none, lets nobody in', async () => {
  const { privateKey } = await generateKeyPair('RS256');
  const other = await new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey);
  const shared = await new SignJWT(claims())
    .setProtectedHeader({ alg: 'HS256', kid: 'one' })
    .sign(new TextEncoder().encode('atrium'.repeat(10)));
  const [, body] = (await sign(claims())).split('.');
  const none = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${body}.`;
  for (const idToken of [other, shared, none, 'x'])
    expect((await api.post('/jwt/provider', { idToken })).status).toBe(401);
});

test('without a provider in the registry there is no such sign-in', async () => {
  api = createTestApi({ apps: [notesApp] });
  expect((await enter()).status).toBe(401);
});

test.each([
  [{ groups: ['all'] }, 'client'],
  [{ groups: 'bosses' }, 'admin'],
  [{ groups: [1, null] }, undefined],
  [{ groups: ['constructor'] }, undefined],
])('the groups %j are the role %s', (given, role) => expect(roleOfClaims(given, provider)).toBe(role));
