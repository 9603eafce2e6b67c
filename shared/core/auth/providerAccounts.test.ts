import { peopleTable } from '@atrium/backend';
import type { SessionTokens } from '../api';
import { createTestApi, notesApp } from '../testing';
import { secret, TestProvider } from './testing/TestProvider';

const idp = new TestProvider();
beforeAll(() => idp.open());
beforeEach(() => idp.reset());
afterAll(() => idp.close());

describe('somebody who was here by the provider', () => {
  test('is known by issuer and subject alone, whatever becomes of their address', async () => {
    const { id } = (await idp.enter()).data.userData;
    const renamed = await idp.enter({ email: 'adler@example.com' });
    expect(renamed.data.userData).toMatchObject({ id, email: 'adler@example.com' });
    expect((await idp.enter({ email: '', email_verified: undefined })).data.userData).toMatchObject({ id });
    // The address of somebody else changes nothing.
    const taken = await idp.enter({ email: 'admin@demo.com' });
    expect(taken.data.userData).toMatchObject({ id, email: 'adler@example.com' });
    expect(await idp.personOf(1)).toMatchObject({ email: 'admin@demo.com', role: 'admin' });
    // Nor does an address that nobody has verified.
    expect((await idp.enter({ email: 'unsure@example.com', email_verified: false })).data.userData.email).toBe(
      'adler@example.com',
    );
  });

  test('is opened to nobody else who has their address by now', async () => {
    const { id } = (await idp.enter()).data.userData;
    const other = await idp.enter({ sub: 'another' });
    expect(other).toMatchObject({ status: 401, data: { code: 'linkByAdmin' } });
    expect(await idp.mailedLinks()).toEqual([]);
    // Until an administrator invites them again.
    await idp.changePerson(id, { status: 'pending' });
    expect((await idp.enter({ sub: 'another' })).data.userData.id).toBe(id);
    expect((await idp.enter()).data.code).toBe('linkByAdmin');
  });

  test('stays out once inactive, and comes back to no account that is gone', async () => {
    const { id } = (await idp.enter()).data.userData;
    await idp.changePerson(id, { status: 'inactive' });
    expect(await idp.enter({ groups: ['bosses'] })).toMatchObject({ status: 401, data: { code: 'inactive' } });
    expect((await idp.personOf(id))?.role).toBe('editor');
    await (await idp.api.opening).change('people', async (store) => {
      await store.credentials.forget?.(id);
      await store.table(peopleTable).delete(id);
    });
    expect((await idp.enter()).data.userData.id).not.toBe(id);
  });
});

describe('an account of before, with a password', () => {
  const nils = { email: 'client@demo.com', groups: ['bosses'] };

  test('is opened by no address: its owner is asked, and has consented by the link that was mailed', async () => {
    const { accessToken } = await idp.api.signIn('client');
    const asked = await idp.enter(nils);
    expect(asked).toMatchObject({ status: 401, data: { code: 'linkNeeded' } });
    expect(asked.data).not.toHaveProperty('accessToken');
    expect(await idp.personOf(2)).toMatchObject({ role: 'client', status: 'active' });
    const [token = '', ...others] = await idp.mailedLinks();
    expect(others).toEqual([]);
    expect((await idp.api.post('/jwt/link', { token: 'guessed' })).status).toBe(400);
    expect((await idp.api.post('/jwt/link', { token })).status).toBe(200);
    expect((await idp.api.post('/jwt/link', { token })).status).toBe(400);
    expect((await idp.enter(nils)).data.userData).toMatchObject({ id: 2, role: 'admin' });
    // The former session has ended.
    idp.api.authorize(`Bearer ${accessToken}`);
    expect((await idp.api.get('/apps/counts')).status).toBe(401);
  });

  test('is not asked for by an address that the provider has not verified', async () => {
    for (const email_verified of [undefined, false, 'true', 1])
      expect((await idp.enter({ ...nils, email_verified })).data.code).toBe('noEmail');
    expect(await idp.mailedLinks()).toEqual([]);
  });

  test('is asked once in a while, by a link that is kept as a hash and ends after 30 minutes', async () => {
    await idp.enter(nils);
    await idp.enter(nils);
    const [token = ''] = await idp.mailedLinks();
    expect(await idp.mailedLinks()).toHaveLength(1);
    const { store } = await idp.api.opening;
    expect(JSON.stringify(store.table({ name: 'linkRequests' }).all())).not.toContain(token);
    idp.api.clock.now += 31 * 60_000;
    expect((await idp.api.post('/jwt/link', { token })).status).toBe(400);
  });

  test('is connected with the identity that asked, not with one that opens the link', async () => {
    await idp.enter(nils);
    const [token = ''] = await idp.mailedLinks();
    await idp.api.post('/jwt/link', { token });
    expect((await idp.enter({ ...nils, sub: 'mallory' })).data.code).toBe('linkByAdmin');
  });

  test('is connected without an email where its session is open on the page', async () => {
    const { accessToken: before } = await idp.api.signIn('client');
    const idToken = await idp.sign(idp.claims(nils));
    const carried = await idp.api.post<SessionTokens>('/jwt/provider', { idToken, before, nonce: secret });
    expect(carried.data.userData).toMatchObject({ id: 2 });
    expect((await idp.enter(nils)).data.userData).toMatchObject({ id: 2 });
  });

  test('waits for an administrator where no email leaves', async () => {
    idp.api = createTestApi({ apps: [notesApp], provider: idp.provider, sendsMail: false });
    expect((await idp.enter(nils)).data.code).toBe('linkByAdmin');
    expect(await idp.mailedLinks()).toEqual([]);
    await idp.changePerson(2, { status: 'pending' });
    expect((await idp.enter(nils)).data.userData).toMatchObject({ id: 2 });
  });
});

describe('roles', () => {
  test('stay as they are where the provider says nothing of groups, and nobody new comes in by it', async () => {
    const { id } = (await idp.enter({ groups: ['bosses'] })).data.userData;
    await idp.enter({ sub: 'bo', email: 'bo@example.com', groups: ['bosses'] });
    expect((await idp.enter({ groups: undefined })).data.userData).toMatchObject({ id, role: 'admin' });
    expect((await idp.enter({ groups: ['all'] })).data.userData.role).toBe('client');
    expect((await idp.enter({ groups: undefined })).data.userData.role).toBe('client');
    expect((await idp.enter({ groups: [] })).data.code).toBe('noRole');
    expect((await idp.enter({ sub: 'new', email: 'new@example.com', groups: undefined })).data.code).toBe('noRole');
  });

  test('of the last admin who comes by the provider is not lowered; another one lets it be', async () => {
    await idp.enter({ groups: ['bosses'] });
    expect((await idp.enter({ groups: ['all'] })).data.userData.role).toBe('admin');
    await idp.enter({ sub: 'bo', email: 'bo@example.com', groups: ['bosses'] });
    expect((await idp.enter({ groups: ['all'] })).data.userData.role).toBe('client');
  });
});
