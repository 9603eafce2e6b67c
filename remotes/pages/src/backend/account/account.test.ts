import { createTestApi, type TestApi } from '@atrium/core/testing';
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
  expect(Object.keys(await read()).sort()).toEqual([
    'general',
    'info',
    'notification',
    'preferences',
    'rev',
    'sendsNotices',
    'social',
  ]);
  expect((await read()).general).toMatchObject({ fullName: 'Joana Duarte', isEmailConfirmed: true });
  await api.signIn('editor');
  expect((await read()).general).toMatchObject({ fullName: 'Amira Haddad', isEmailConfirmed: true });
});

test('change in part, and leave the rest', async () => {
  const before = await read();
  const { status, data } = await change({
    info: { bio: 'New' },
    social: { socialLinks: { github: 'https://code.example' } },
    notification: { messageEmail: 'now' },
    preferences: { density: 'compact' },
  });
  expect(status).toBe(200);
  expect(data).toEqual({
    ...before,
    info: { ...before.info, bio: 'New' },
    social: { ...before.social, socialLinks: { ...before.social.socialLinks, github: 'https://code.example' } },
    notification: { ...before.notification, messageEmail: 'now' },
    preferences: { ...before.preferences, density: 'compact' },
    // The person record holds the preferences.
    rev: before.rev + 2,
    lastChange: { by: null, at: expect.any(String) },
  });
  expect(await read()).toEqual(data);
});

test('preferences come with the person, wherever they sign in', async () => {
  const { userData } = await api.signIn('editor');
  expect(userData.preferences).toBeUndefined();
  const preferences = { timeZone: 'Asia/Tokyo', density: 'compact', weekStart: 'sunday', dateOrder: 'ymd' };
  expect((await change({ preferences })).data.preferences).toEqual(preferences);
  expect((await api.signIn('editor')).userData.preferences).toEqual(preferences);
  expect((await change({ preferences: { weekStart: '' } })).data.preferences).toEqual({
    ...preferences,
    weekStart: '',
  });
});

test('a name is that of the user everywhere', async () => {
  await change({ general: { fullName: 'Joana D.' } });
  expect((await api.get('/api/people', { q: 'joana' })).data).toMatchObject([{ id: 1, fullName: 'Joana D.' }]);
});

test.each([
  [{ general: { email: 'nonsense' } }, ['email']],
  [{ general: { username: ' ' } }, ['username']],
  [{ general: { email: 'bea@example.com' } }, ['email']],
  [{ info: { dob: 'yesterday' } }, ['dob']],
  [{ preferences: { density: 'airy' } }, ['density']],
  [{ preferences: { timeZone: 'Europe/Nowhere' } }, ['timeZone']],
  [{ preferences: { weekStart: 'friday' } }, ['weekStart']],
  [{ general: { username: 'a b/ç?' } }, ['username']],
  [{ general: { fullName: 'x'.repeat(101) } }, ['fullName']],
  [{ info: { dob: '2090-01-01' } }, ['dob']],
  [{ info: { phone: 'abc!!' } }, ['phone']],
  [{ info: { website: 'joana' } }, ['website']],
  [{ info: { bio: 'x'.repeat(1001) } }, ['bio']],
  [{ social: { socialLinks: { github: 'javascript:alert(1)' } } }, ['social.socialLinks.github']],
])('%j is refused and changes nothing', async (body, fields) => {
  const before = await read();
  const { status, data } = await change({ info: { bio: 'New' }, ...body });
  expect(status).toBe(400);
  expect(Object.keys(Object(data).error)).toEqual(fields);
  expect(await read()).toEqual(before);
});

test('a change based on older settings is refused with the newer ones, and changes nothing', async () => {
  await api.signIn('editor');
  const { rev } = await read();
  await change({ rev, info: { bio: 'Mine' } });
  const { status, data } = await change({ rev, general: { fullName: 'Yours' }, info: { bio: 'Yours' } });
  expect(status).toBe(409);
  const lastChange = { by: 'Amira Haddad', at: new Date(api.clock.now).toISOString() };
  expect(data).toMatchObject({
    record: { general: { fullName: 'Amira Haddad' }, info: { bio: 'Mine' }, rev: rev + 1, lastChange },
  });
  expect((await read()).general.fullName).toBe('Amira Haddad');
  expect(await change({ rev: rev + 1, info: { bio: 'Yours' } })).toMatchObject({ status: 200, data: { rev: rev + 2 } });
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
  for (const [password, rule] of [
    ['shorter', 'length'],
    ['admin@demo.com', 'notYours'],
  ] as const)
    expect(await setPassword('admin', password)).toMatchObject({ status: 400, data: { codes: { newPassword: rule } } });
  expect((await setPassword('admin', 'better one')).status).toBe(200);
  expect((await api.post('/jwt/login', { email: 'admin@demo.com', password: 'better one' })).status).toBe(200);
});
