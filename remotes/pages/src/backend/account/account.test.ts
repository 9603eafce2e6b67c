/** @jest-environment node */
import { createTestApi, type TestApi } from 'mock/testing';
import type { AccountSettings } from '../../api/account/schemas';
import manifest from '../../manifest';
import backend from '..';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const url = '/account-setting/data';
const read = async () => (await api.get<AccountSettings>(url)).data;
const change = (body: unknown) => api.post<AccountSettings>(url, body);

test('are those of the person who is signed in, and of the first one without a token', async () => {
  expect(Object.keys(await read()).sort()).toEqual(['general', 'info', 'notification', 'preferences', 'rev', 'social']);
  expect((await read()).general).toMatchObject({ fullName: 'Joana Duarte', isEmailConfirmed: true });
  await api.signIn('editor');
  expect((await read()).general).toMatchObject({ fullName: 'Amira Haddad', isEmailConfirmed: false });
});

test('change in part, and leave the rest', async () => {
  const before = await read();
  const { status, data } = await change({
    info: { bio: 'New' },
    social: { socialLinks: { github: 'https://code.example' } },
    notification: { followMe: true },
    preferences: { density: 'compact' },
  });
  expect(status).toBe(200);
  expect(data).toEqual({
    ...before,
    info: { ...before.info, bio: 'New' },
    social: { ...before.social, socialLinks: { ...before.social.socialLinks, github: 'https://code.example' } },
    notification: { ...before.notification, followMe: true },
    preferences: { ...before.preferences, density: 'compact' },
    rev: before.rev + 1,
  });
  expect(await read()).toEqual(data);
});

test('a name is that of the user everywhere, and a new address waits for its confirmation', async () => {
  await change({ general: { fullName: 'Joana D.', email: 'joana@example.com' } });
  expect((await api.get('/api/people', { q: 'joana' })).data).toMatchObject([
    { id: 1, fullName: 'Joana D.', email: 'joana@example.com' },
  ]);
  expect((await read()).general.isEmailConfirmed).toBe(false);
  await api.post('/account-setting/confirm-email');
  expect((await read()).general.isEmailConfirmed).toBe(true);
});

test.each([
  [{ general: { email: 'nonsense' } }, ['email']],
  [{ general: { username: ' ' } }, ['username']],
  [{ general: { email: 'bea@example.com' } }, ['email']],
  [{ info: { dob: 'yesterday' } }, ['dob']],
  [{ preferences: { density: 'airy' } }, ['density']],
])('%j is refused and changes nothing', async (body, fields) => {
  const before = await read();
  const { status, data } = await change({ info: { bio: 'New' }, ...body });
  expect(status).toBe(400);
  expect(Object.keys(Object(data).error)).toEqual(fields);
  expect(await read()).toEqual(before);
});

test('a change that began with older settings is refused with the newer ones, and changes nothing', async () => {
  await api.signIn('editor');
  expect((await read()).rev).toBe(0);
  await change({ rev: 0, info: { bio: 'Mine' } });
  const { status, data } = await change({ rev: 0, general: { fullName: 'Yours' }, info: { bio: 'Yours' } });
  expect(status).toBe(409);
  expect(data).toMatchObject({ record: { general: { fullName: 'Amira Haddad' }, info: { bio: 'Mine' }, rev: 1 } });
  expect((await read()).general.fullName).toBe('Amira Haddad');
  expect(await change({ rev: 1, info: { bio: 'Yours' } })).toMatchObject({ status: 200, data: { rev: 2 } });
});

test('a picture is taken away by null, and stays where nothing is said of it', async () => {
  expect((await read()).general.avatar).not.toBeNull();
  expect((await change({ general: { avatar: null } })).data.general.avatar).toBeNull();
  expect((await change({ general: { company: 'Atrium' } })).data.general).toMatchObject({
    avatar: null,
    company: 'Atrium',
  });
});

test('a password changes only for a person who knows the old one', async () => {
  const setPassword = (oldPassword: string, newPassword: string) =>
    api.post('/account-setting/password', { oldPassword, newPassword });
  expect(await setPassword('wrong', 'better one')).toMatchObject({
    status: 400,
    data: { error: { oldPassword: expect.any(Array) }, codes: { oldPassword: 'wrongPassword' } },
  });
  expect((await setPassword('admin', 'shorter')).status).toBe(400);
  expect((await setPassword('admin', 'better one')).status).toBe(200);
  expect((await api.post('/jwt/login', { email: 'admin@demo.com', password: 'better one' })).status).toBe(200);
});
