import { createTestApi, demoRules, notesApp, type TestApi } from '@atrium/core/testing';
import type { AccountSettings } from '../../api/account/schemas';
import manifest from '../../manifest';
import backend from '..';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }, notesApp] });
  await api.signIn('admin');
});

const url = '/account-setting/data';
const general = async () => (await api.get<AccountSettings>(url)).data.general;
const change = (email: string) => api.post<AccountSettings>(url, { general: { email } });
const sendLink = () => api.post<AccountSettings>('/account-setting/email/send-link');
const cancel = () => api.post<AccountSettings>('/account-setting/email/cancel');
async function emails(): Promise<string[]> {
  const { data } = await api.get<{ title: string }[]>('/apps/notes/list', { q: '<p>' });
  return data.map(({ title }) => title);
}
const tokenIn = (mail = '') => /\/confirm-address\/([\w-]+)/.exec(mail)?.[1];
const tokens = async () => (await emails()).flatMap((mail) => tokenIn(mail) ?? []);
const confirm = (token: string | undefined) => api.post('/jwt/confirm-address', { token });
const signInStatus = async (email: string) => (await api.post('/jwt/login', { email, password: 'admin' })).status;

test('another address waits for its link; until then the one before is shown and signs in', async () => {
  expect((await change('joana@example.com')).data.general).toMatchObject({
    email: 'admin@demo.com',
    isEmailConfirmed: true,
    pendingEmail: 'joana@example.com',
  });
  expect((await api.get('/api/people', { q: 'joana' })).data).toMatchObject([{ id: 1, email: 'admin@demo.com' }]);
  expect(await signInStatus('joana@example.com')).toBe(400);
  expect(await signInStatus('admin@demo.com')).toBe(200);
  const [token] = await tokens();
  expect(await confirm(token)).toEqual({ status: 200, data: { email: 'joana@example.com', isNew: false } });
  expect(await general()).toMatchObject({ email: 'joana@example.com', isEmailConfirmed: true, pendingEmail: null });
  expect(await signInStatus('joana@example.com')).toBe(200);
  expect(await signInStatus('admin@demo.com')).toBe(400);
});

test('the address before hears of the change, and the link is in the other mail alone', async () => {
  await change('joana@example.com');
  const all = await emails();
  expect(all).toHaveLength(2);
  expect(all.filter((mail) => mail.includes('will use the address joana@example.com'))).toHaveLength(1);
  expect(await tokens()).toHaveLength(1);
});

test('a link works once, for 24 hours, and no more where another one was sent or the change was cancelled', async () => {
  await change('joana@example.com');
  await sendLink();
  const [first, second] = await tokens();
  expect((await confirm(first)).status).toBe(400);
  await cancel();
  expect((await general()).pendingEmail).toBeNull();
  expect((await confirm(second)).status).toBe(400);
  await change('joana@example.net');
  const third = (await tokens()).at(-1);
  api.clock.now += 24 * 3_600_000 + 1;
  expect((await confirm(third)).status).toBe(400);
  await api.signIn('admin');
  await change('joana@example.net');
  const fourth = (await tokens()).at(-1);
  expect((await confirm(fourth)).status).toBe(200);
  expect((await confirm(fourth)).status).toBe(400);
});

test.each([[undefined], ['nothing'], ['']])('the token %j confirms nothing', async (token) => {
  await change('joana@example.com');
  expect((await confirm(token)).status).toBe(400);
  expect((await general()).email).toBe('admin@demo.com');
});

test('no token is kept as it is', async () => {
  await change('joana@example.com');
  const [token] = await tokens();
  const { store } = await api.opening;
  const rows = store.table({ name: 'addressClaims' }).all();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('two may ask for an address: the first proof counts, and the other one hears of it', async () => {
  await change('desk@example.com');
  const [ofAdmin] = await tokens();
  await api.signIn('editor');
  expect((await change('Desk@example.com')).status).toBe(200);
  const ofEditor = (await tokens()).at(-1);
  expect((await confirm(ofEditor)).status).toBe(200);
  expect(await general()).toMatchObject({ email: 'Desk@example.com', isEmailConfirmed: true });
  expect((await confirm(ofAdmin)).status).toBe(400);
  await api.signIn('admin');
  expect(await general()).toMatchObject({ email: 'admin@demo.com', pendingEmail: null });
  const { data } = await api.get<{ notifications: { code?: string; params?: object }[] }>('/api/notifications');
  expect(data.notifications).toContainEqual(
    expect.objectContaining({ code: 'system.addressTaken', params: { email: 'Desk@example.com' } }),
  );
});

test('nobody fills the inbox of a stranger: five links in a quarter of an hour', async () => {
  await change('one@example.com');
  for (const email of ['two', 'three', 'four']) await change(`${email}@example.com`);
  await cancel();
  await change('five@example.com');
  expect(await change('six@example.com')).toMatchObject({ status: 400, data: { codes: { email: 'tooManyLinks' } } });
  expect(await sendLink()).toMatchObject({ status: 400, data: { code: 'tooManyLinks' } });
  expect(await tokens()).toHaveLength(5);
  api.clock.now += 15 * 60_000;
  await api.signIn('admin');
  expect((await sendLink()).status).toBe(200);
});

test('a new password by a link ends a change that somebody else may have asked for', async () => {
  await change('thief@example.com');
  const [ofThief] = await tokens();
  await api.post('/jwt/forgot-password', { email: 'admin@demo.com' });
  const token = /\/reset-password\/([\w-]+)/.exec((await emails()).join())?.[1];
  expect((await api.post('/jwt/reset-password', { token, password: 'a better secret' })).status).toBe(200);
  expect((await confirm(ofThief)).status).toBe(400);
});

test('a link to choose a password ends with the address that it was sent to', async () => {
  await api.post('/jwt/forgot-password', { email: 'admin@demo.com' });
  const token = /\/reset-password\/([\w-]+)/.exec((await emails()).join())?.[1];
  await change('joana@example.com');
  expect((await confirm((await tokens()).at(-1))).status).toBe(200);
  expect((await api.post('/jwt/reset-password', { token, password: 'a better secret' })).status).toBe(400);
});

test('what was confirmed needs no link, and nobody without a token asks for one', async () => {
  expect(await sendLink()).toMatchObject({ status: 400, data: { code: 'confirmed' } });
  api.authorize(undefined);
  expect((await sendLink()).status).toBe(401);
  expect((await cancel()).status).toBe(401);
});

test('who registers has an address to confirm', async () => {
  const ann = { email: 'ann@example.com', username: 'ann', password: 'a good secret' };
  const { data } = await api.post<{ accessToken: string }>('/jwt/register', ann);
  api.authorize(`Bearer ${data.accessToken}`);
  expect(await general()).toMatchObject({ email: 'ann@example.com', isEmailConfirmed: false, pendingEmail: null });
  await sendLink();
  expect((await confirm((await tokens()).at(-1))).status).toBe(200);
  expect(await general()).toMatchObject({ isEmailConfirmed: true, pendingEmail: null });
});

test('where no email leaves, the change waits for an admin, and no link is said to be sent', async () => {
  const signIn = { ...demoRules, registration: 'atOnce' as const };
  api = createTestApi({ apps: [{ manifest, backend }, notesApp], signIn });
  await api.signIn('editor');
  await change('desk@example.com');
  expect((await general()).pendingEmail).toBe('desk@example.com');
  expect(await sendLink()).toMatchObject({ status: 400, data: { code: 'noMail' } });
});
