import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { type Person, peopleTable } from '@atrium/backend';
import type { ProviderSignIn } from '@atrium/contract';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { SessionTokens } from '../api';
import { createTestApi, notesApp, type TestApi } from '../testing';
import { roleOfClaims } from './providerPerson';
import { credentialsTable } from './tables';

let server: Server;
let provider: ProviderSignIn;
let api: TestApi;
let sign: (claims: JWTPayload, header?: { alg: string; kid: string; typ?: string }) => Promise<string>;

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

const secret = 'known to this page alone';

const claims = (changes: JWTPayload = {}): JWTPayload => ({
  iss: provider.issuer,
  aud: 'atrium',
  sub: 'zoe',
  iat: api.clock.now / 1000,
  exp: api.clock.now / 1000 + 300,
  email: 'zoe@example.com',
  email_verified: true,
  nonce: createHash('sha256').update(secret).digest('base64url'),
  name: 'Zoe Adler',
  groups: ['all', 'writers'],
  ...changes,
});

const enter = async (changes?: JWTPayload) =>
  api.post<SessionTokens & { error?: string; code?: string }>('/jwt/provider', {
    idToken: await sign(claims(changes)),
    nonce: secret,
  });

const personOf = async (id: number) =>
  (await api.opening).read(['people'], (store) => store.table(peopleTable).get(id));
const changePerson = async (id: number, changes: Partial<Person>) =>
  (await api.opening).change('people', async (store) => {
    const person = await store.table(peopleTable).get(id);
    if (person) await store.table(peopleTable).put({ ...person, ...changes });
  });
/** Takes the password from somebody, as from who has come by the provider only. */
const removePassword = async (id: number) =>
  (await api.opening).change('auth', (store) => store.table(credentialsTable).delete(id));
/** The links that were mailed: the notes take in what the core mails. */
async function mailedLinks(): Promise<string[]> {
  await api.signIn('admin');
  const { data } = await api.get<{ title: string }[]>('/apps/notes/list', { q: '/link/' });
  api.authorize(undefined);
  return data.flatMap(({ title }) => /\/link\/([\w-]+)/.exec(title)?.[1] ?? []);
}

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
  expect(await usernameOf({ sub: 'other', email: 'zoe@example.org' })).toBe('zoe2');
  expect(await usernameOf({ sub: 'bo', email: 'bo@example.com', preferred_username: 'EXAMPLE\\Bo Ek' })).toBe(
    'EXAMPLEBoEk',
  );
});

test('somebody known who never had a password is who they were, by an address that the provider has verified', async () => {
  await removePassword(2);
  const { data } = await enter({ email: 'Client@demo.com', groups: ['all'] });
  expect(data.userData).toMatchObject({ id: 2, fullName: 'Nils Brandt', role: 'client' });
});

test('somebody invited has come by it, and a role that the provider changes takes the place of a named one', async () => {
  await changePerson(2, { status: 'pending', roleId: 'reviewers' });
  await enter({ email: 'client@demo.com' });
  const nils = await personOf(2);
  expect(nils).toMatchObject({ status: 'active', role: 'editor' });
  expect(nils).not.toHaveProperty('roleId');
});

test('a session goes on by another token of the provider, and one that was ended does not', async () => {
  const { userData, accessToken: before } = (await enter()).data;
  const sessions = async () =>
    (await api.opening).read([], async (store) => store.credentials.sessions?.list(userData.id));
  const again = await api.post<SessionTokens>('/jwt/provider', {
    idToken: await sign(claims()),
    before,
    nonce: secret,
  });
  expect(again.status).toBe(200);
  expect(await sessions()).toHaveLength(1);
  await api.post('/jwt/sign-out', { refreshToken: again.data.accessToken });
  expect(await sessions()).toEqual([]);
  const ended = await api.post('/jwt/provider', { idToken: await sign(claims()), before, nonce: secret });
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
  // The notes take in what the core mails.
  const emails = async () => (await api.get<{ title: string }[]>('/apps/notes/list', { q: '<p>' })).data;
  expect(await emails()).toEqual([]);
  await (await api.opening).change('notes', (store) => store.credentials.sendInvitation?.(2));
  const { host } = new URL(provider.issuer);
  expect(await emails()).toMatchObject([{ title: expect.stringContaining(`"/login">Sign in at ${host}`) }]);
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
    expect((await api.post('/jwt/provider', { idToken, nonce: secret })).status).toBe(401);
});

test.each([
  ['for us alone', { aud: ['atrium'] }],
  ['for us, who are named', { azp: 'atrium' }],
  ['for several parties, of which we are named', { aud: ['atrium', 'another'], azp: 'atrium' }],
  ['by a clock that is half a minute ahead', { iat: undefined }],
])('a token %s lets in', async (name, changes) => {
  const skew = name.startsWith('by a clock') ? { iat: api.clock.now / 1000 + 30 } : {};
  expect((await enter({ ...changes, ...skew })).status).toBe(200);
});

test('an access token of the provider is no ID token', async () => {
  const idToken = await sign(claims(), { alg: 'RS256', kid: 'one', typ: 'at+jwt' });
  expect((await api.post('/jwt/provider', { idToken, nonce: secret })).status).toBe(401);
});

describe('a token without the nonce, or that somebody has read,', () => {
  const send = async (changes: JWTPayload, more: object = {}) =>
    api.post<SessionTokens>('/jwt/provider', { idToken: await sign(claims(changes)), ...more });

  test('begins no session', async () => {
    expect((await send({})).status).toBe(401);
    expect((await send({}, { nonce: 'guessed' })).status).toBe(401);
    expect((await send({ nonce: undefined }, { nonce: secret })).status).toBe(401);
  });

  test('carries a session on that is open, of the same person, and no other', async () => {
    const { accessToken: before } = (await enter()).data;
    expect((await send({ nonce: undefined }, { before })).status).toBe(200);
    expect((await send({ nonce: 'of another sign-in' }, { before, nonce: secret })).status).toBe(401);
    await enter({ sub: 'bo', email: 'bo@example.com' });
    expect((await send({ sub: 'bo', email: 'bo@example.com' }, { before, nonce: secret })).status).toBe(401);
    const stranger = await send({ sub: 'new', email: 'new@example.com' }, { before, nonce: secret });
    expect(stranger).toMatchObject({ status: 401, data: { code: 'otherPerson' } });
    expect((await enter({ sub: 'new', email: 'new@example.com' })).data.userData.id).toBe(135);
  });
});

describe('somebody who was here by the provider', () => {
  test('is known by issuer and subject alone, whatever becomes of their address', async () => {
    const { id } = (await enter()).data.userData;
    const renamed = await enter({ email: 'adler@example.com' });
    expect(renamed.data.userData).toMatchObject({ id, email: 'adler@example.com' });
    expect((await enter({ email: '', email_verified: undefined })).data.userData).toMatchObject({ id });
    // The address of somebody else changes nothing.
    const taken = await enter({ email: 'admin@demo.com' });
    expect(taken.data.userData).toMatchObject({ id, email: 'adler@example.com' });
    expect(await personOf(1)).toMatchObject({ email: 'admin@demo.com', role: 'admin' });
    // Nor does an address that nobody has verified.
    expect((await enter({ email: 'unsure@example.com', email_verified: false })).data.userData.email).toBe(
      'adler@example.com',
    );
  });

  test('is opened to nobody else who has their address by now', async () => {
    const { id } = (await enter()).data.userData;
    const other = await enter({ sub: 'another' });
    expect(other).toMatchObject({ status: 401, data: { code: 'linkByAdmin' } });
    expect(await mailedLinks()).toEqual([]);
    // Until an administrator invites them again.
    await changePerson(id, { status: 'pending' });
    expect((await enter({ sub: 'another' })).data.userData.id).toBe(id);
    expect((await enter()).data.code).toBe('linkByAdmin');
  });

  test('stays out once inactive, and comes back to no account that is gone', async () => {
    const { id } = (await enter()).data.userData;
    await changePerson(id, { status: 'inactive' });
    expect(await enter({ groups: ['bosses'] })).toMatchObject({ status: 401, data: { code: 'inactive' } });
    expect((await personOf(id))?.role).toBe('editor');
    await (await api.opening).change('people', async (store) => {
      await store.credentials.forget?.(id);
      await store.table(peopleTable).delete(id);
    });
    expect((await enter()).data.userData.id).not.toBe(id);
  });
});

describe('an account of before, with a password', () => {
  const nils = { email: 'client@demo.com', groups: ['bosses'] };

  test('is opened by no address: its owner is asked, and has consented by the link that was mailed', async () => {
    const { accessToken } = await api.signIn('client');
    const asked = await enter(nils);
    expect(asked).toMatchObject({ status: 401, data: { code: 'linkNeeded' } });
    expect(asked.data).not.toHaveProperty('accessToken');
    expect(await personOf(2)).toMatchObject({ role: 'client', status: 'active' });
    const [token = '', ...others] = await mailedLinks();
    expect(others).toEqual([]);
    expect((await api.post('/jwt/link', { token: 'guessed' })).status).toBe(400);
    expect((await api.post('/jwt/link', { token })).status).toBe(200);
    expect((await api.post('/jwt/link', { token })).status).toBe(400);
    expect((await enter(nils)).data.userData).toMatchObject({ id: 2, role: 'admin' });
    // The former session has ended.
    api.authorize(`Bearer ${accessToken}`);
    expect((await api.get('/apps/counts')).status).toBe(401);
  });

  test('is not asked for by an address that the provider has not verified', async () => {
    for (const email_verified of [undefined, false, 'true', 1])
      expect((await enter({ ...nils, email_verified })).data.code).toBe('noEmail');
    expect(await mailedLinks()).toEqual([]);
  });

  test('is asked once in a while, by a link that is kept as a hash and ends after 30 minutes', async () => {
    await enter(nils);
    await enter(nils);
    const [token = ''] = await mailedLinks();
    expect(await mailedLinks()).toHaveLength(1);
    const { store } = await api.opening;
    expect(JSON.stringify(store.table({ name: 'linkRequests' }).all())).not.toContain(token);
    api.clock.now += 31 * 60_000;
    expect((await api.post('/jwt/link', { token })).status).toBe(400);
  });

  test('is connected with the identity that asked, not with one that opens the link', async () => {
    await enter(nils);
    const [token = ''] = await mailedLinks();
    await api.post('/jwt/link', { token });
    expect((await enter({ ...nils, sub: 'mallory' })).data.code).toBe('linkByAdmin');
  });

  test('is connected without an email where its session is open on the page', async () => {
    const { accessToken: before } = await api.signIn('client');
    const idToken = await sign(claims(nils));
    const carried = await api.post<SessionTokens>('/jwt/provider', { idToken, before, nonce: secret });
    expect(carried.data.userData).toMatchObject({ id: 2 });
    expect((await enter(nils)).data.userData).toMatchObject({ id: 2 });
  });

  test('waits for an administrator where no email leaves', async () => {
    api = createTestApi({ apps: [notesApp], provider, sendsMail: false });
    expect((await enter(nils)).data.code).toBe('linkByAdmin');
    expect(await mailedLinks()).toEqual([]);
    await changePerson(2, { status: 'pending' });
    expect((await enter(nils)).data.userData).toMatchObject({ id: 2 });
  });
});

describe('roles', () => {
  test('stay as they are where the provider says nothing of groups, and nobody new comes in by it', async () => {
    const { id } = (await enter({ groups: ['bosses'] })).data.userData;
    await enter({ sub: 'bo', email: 'bo@example.com', groups: ['bosses'] });
    expect((await enter({ groups: undefined })).data.userData).toMatchObject({ id, role: 'admin' });
    expect((await enter({ groups: ['all'] })).data.userData.role).toBe('client');
    expect((await enter({ groups: undefined })).data.userData.role).toBe('client');
    expect((await enter({ groups: [] })).data.code).toBe('noRole');
    expect((await enter({ sub: 'new', email: 'new@example.com', groups: undefined })).data.code).toBe('noRole');
  });

  test('of the last admin who comes by the provider is not lowered; another one lets it be', async () => {
    await enter({ groups: ['bosses'] });
    expect((await enter({ groups: ['all'] })).data.userData.role).toBe('admin');
    await enter({ sub: 'bo', email: 'bo@example.com', groups: ['bosses'] });
    expect((await enter({ groups: ['all'] })).data.userData.role).toBe('client');
  });
});

test('without a provider in the registry there is no such sign-in', async () => {
  api = createTestApi({ apps: [notesApp] });
  expect((await enter()).status).toBe(401);
});

test.each([
  [{ groups: ['all'] }, 'client'],
  [{ groups: 'bosses' }, 'admin'],
  [{ groups: [1, null] }, null],
  [{ groups: ['constructor'] }, null],
  [{}, undefined],
])('the groups %j are the role %s', (given, role) => expect(roleOfClaims(given, provider)).toBe(role));
