/** @jest-environment node */
import type { AccountSettings } from 'shared/api';
import { createTestApi, type TestApi } from '../testing/testApi';

let api: TestApi;
beforeEach(() => {
  api = createTestApi();
});

const url = '/account-setting/data';
const read = async () => (await api.get<AccountSettings>(url)).data;
const change = (body: unknown) => api.post<AccountSettings>(url, body);

test('are those of whoever is signed in, and of the first user without a token', async () => {
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
  });
  expect(await read()).toEqual(data);
});

test('a name is that of the user everywhere, and a new address waits for its confirmation', async () => {
  await change({ general: { fullName: 'Joana D.', email: 'joana@example.com' } });
  expect((await api.get('/api/users/user', { id: 1 })).data).toMatchObject({
    user: { fullName: 'Joana D.', email: 'joana@example.com' },
  });
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

test('a password changes only for who knows the old one', async () => {
  const setPassword = (oldPassword: string, newPassword: string) =>
    api.post('/account-setting/password', { oldPassword, newPassword });
  expect(await setPassword('wrong', 'better')).toMatchObject({
    status: 400,
    data: { error: { oldPassword: expect.any(Array) } },
  });
  expect((await setPassword('admin', '')).status).toBe(400);
  expect((await setPassword('admin', 'better')).status).toBe(200);
  expect((await api.post('/jwt/login', { email: 'admin@demo.com', password: 'better' })).status).toBe(200);
});
