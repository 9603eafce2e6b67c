import { peopleTable } from '@atrium/backend';
import type { Unit } from '@atrium/backend/engine';
import { TOTP } from 'otpauth';
import { sessionsTable } from './openSessions';
import { resetLinksTable } from './tables';
import { admin, freshSignIns, minute } from './testing/signIns';

const signIns = freshSignIns(beforeEach);
const { login, refresh, statusWith } = signIns;

const inbox = async () =>
  (await signIns.api.get<{ title: string }[]>('/apps/notes/list', { q: 'reset-password' })).data;
/** The tokens that were mailed, the latest first. */
const mailed = async () => (await inbox()).flatMap(({ title }) => /\/reset-password\/([\w-]+)/.exec(title)?.[1] ?? []);
const ask = async (email = admin.email) => {
  const before = await mailed();
  await signIns.api.post('/jwt/forgot-password', { email });
  return (await mailed()).find((token) => !before.includes(token)) ?? '';
};
const reset = async (token: string, password = 'a kettle of fish') =>
  (await signIns.api.post('/jwt/reset-password', { token, password })).status;
const stateOf = async ({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }) => [
  await statusWith(`Bearer ${accessToken}`),
  (await refresh({ refreshToken })).status,
];
const change = async (work: Parameters<Awaited<typeof signIns.api.opening>['change']>[1]) =>
  (await signIns.api.opening).change('auth', work);

test('a new password by a link ends every session and every other link of the account, and no one else’s', async () => {
  const sessions = [(await login(admin)).data, (await login(admin)).data];
  const other = (await login({ email: 'client@demo.com', password: 'client' })).data;
  const { store } = await signIns.api.opening;
  const token = await ask();
  const others = await ask('client@demo.com');
  expect(await reset(token)).toBe(200);
  for (const session of sessions) expect(await stateOf(session)).toEqual([401, 401]);
  expect(await stateOf(other)).toEqual([200, 200]);
  expect(store.table(resetLinksTable).all()).toHaveLength(1);
  expect(await reset(others)).toBe(200);
  expect(await reset(token)).toBe(400);
});

test('a link works once, and one that is asked for later ends it', async () => {
  const first = await ask();
  const second = await ask();
  expect(first).not.toBe(second);
  expect(await reset(first)).toBe(400);
  expect(await reset(second)).toBe(200);
  expect(await reset(second)).toBe(400);
});

test('a link is kept as a hash: what is kept opens nothing, and nothing that is kept is what was mailed', async () => {
  const token = await ask();
  expect(token.length).toBeGreaterThanOrEqual(43);
  const { store } = await signIns.api.opening;
  const rows = store.table(resetLinksTable).all();
  expect(JSON.stringify(rows)).not.toContain(token);
  for (const { id } of rows) expect(await reset(id)).toBe(400);
  // As stored by an earlier version.
  await change((stored) =>
    stored
      .table(resetLinksTable)
      .put({ id: 'b1f7c0de-0000-4000-8000-000000000000', userId: 1, email: admin.email, expiresAt: Infinity }),
  );
  expect(await reset('b1f7c0de-0000-4000-8000-000000000000')).toBe(400);
});

test('links whose time is over are let go of', async () => {
  await ask('client@demo.com');
  signIns.api.clock.now += 31 * minute;
  await ask();
  expect((await signIns.api.opening).store.table(resetLinksTable).all()).toMatchObject([{ userId: 1 }]);
});

test('a link to an address that the person has no longer sets nothing', async () => {
  const token = await ask();
  await (await signIns.api.opening).change('people', async (store) => {
    const person = await store.table(peopleTable).get(1);
    if (person) await store.table(peopleTable).put({ ...person, email: 'elsewhere@example.com' });
  });
  expect(await reset(token)).toBe(400);
});

test('a link of somebody who was made inactive sets nothing, and they are sent none', async () => {
  const token = await ask();
  await (await signIns.api.opening).change('people', async (store) => {
    const person = await store.table(peopleTable).get(1);
    if (person) await store.table(peopleTable).put({ ...person, status: 'inactive' });
  });
  expect(await reset(token)).toBe(400);
  expect(await ask()).toBe('');
});

test('a stranger who asks for a link of somebody invited does not shorten the invitation', async () => {
  const opened = await signIns.api.opening;
  await opened.change('people', async (store) => {
    const person = await store.table(peopleTable).get(2);
    if (person) await store.table(peopleTable).put({ ...person, status: 'pending' });
  });
  const token = await ask('client@demo.com');
  signIns.api.clock.now += 6 * 24 * 60 * minute;
  expect(await reset(token)).toBe(200);
});

test('an invitation is there with the write that sends it, and its password ends what there was', async () => {
  const session = (await login({ email: 'client@demo.com', password: 'client' })).data;
  await (await signIns.api.opening).change('notes', (store) => store.credentials.sendInvitation?.(2));
  const [token = ''] = await mailed();
  expect(await reset(token)).toBe(200);
  expect(await stateOf(session)).toEqual([401, 401]);
});

test('all sessions of somebody are ended together with the links to a password', async () => {
  const session = (await login(admin)).data;
  const token = await ask();
  await change((store) => store.credentials.sessions?.end(1));
  expect(await stateOf(session)).toEqual([401, 401]);
  expect(await reset(token)).toBe(400);
});

test('a second step that is turned on, renewed or turned off ends the sessions of before it', async () => {
  const opened = await signIns.api.opening;
  const withSteps = (work: (store: Unit) => Promise<unknown> | unknown) => opened.change('auth', work);
  let session = (await login(admin)).data;
  let codes: readonly string[] = [];
  await withSteps(async ({ credentials: { secondStep } }) => {
    const { secret } = (await secondStep?.begin(1)) ?? { secret: '' };
    codes = (await secondStep?.confirm(1, new TOTP({ secret }).generate({ timestamp: signIns.api.clock.now }))) ?? [];
  });
  expect(await stateOf(session)).toEqual([401, 401]);
  session = (await login({ ...admin, code: codes[0] })).data;
  await withSteps(async ({ credentials }) => {
    codes = (await credentials.secondStep?.renewRecoveryCodes(1)) ?? [];
  });
  expect(await stateOf(session)).toEqual([401, 401]);
  session = (await login({ ...admin, code: codes[0] })).data;
  await withSteps(({ credentials }) => credentials.secondStep?.end(1));
  expect(await stateOf(session)).toEqual([401, 401]);
});

test('a token of a session that nobody knows opens nothing', async () => {
  const session = (await login(admin)).data;
  await change((store) => {
    const sessions = store.rows(sessionsTable);
    for (const { id } of sessions.all()) sessions.delete(id);
  });
  expect(await stateOf(session)).toEqual([401, 401]);
});
