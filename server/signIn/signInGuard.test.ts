/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { createHook } from 'node:async_hooks';
import { Agent } from 'node:http';
import type { SessionTokens } from '@atrium/core/api';
import type { AxiosInstance } from 'axios';
import { TOTP } from 'otpauth';
import { readTestApps } from '../../tools/api/appModules';
import { createClient } from '../testing/client';
import { readRows } from '../testing/readRows';
import { startTestServer } from '../testing/startTestServer';

let server: Awaited<ReturnType<typeof startTestServer>>;
const clock = { now: Date.now() };
const admin = { email: 'admin@demo.com', password: 'admin' };
beforeAll(async () => {
  server = await startTestServer({ apps: readTestApps(['pages', 'users']), now: () => clock.now, maxTries: 40 });
}, 60_000);
beforeEach(() => server.database.run('DELETE FROM sign_in_tries'));
afterAll(() => server.close());

function from(host: number | string): AxiosInstance {
  const http = createClient(server.address);
  http.defaults.httpAgent = new Agent({
    localAddress: typeof host === 'string' ? host : `127.0.${host >> 8}.${host & 255}`,
  });
  return http;
}
const signIn = (http: AxiosInstance, body: object = admin) => http.post<SessionTokens>('/jwt/login', body);
const guess = (http: AxiosInstance, email = admin.email) => signIn(http, { email, password: 'a guess' });
const waitOf = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['retry-after']);

/** Signs in, and keeps the cookie by which the browser is known. */
async function enter(http: AxiosInstance, body: object = admin) {
  const answer = await signIn(http, body);
  const [cookie = ''] = answer.headers['set-cookie'] ?? [];
  http.defaults.headers.common.Cookie = cookie.split(';')[0];
  return { ...answer, cookie };
}

describe('a stranger who tries one account 60 times', () => {
  test('is slowed down, and the person gets in from elsewhere at once', async () => {
    const stranger = from(2);
    const answers = [];
    for (let turn = 0; turn < 60; turn += 1) answers.push((await guess(stranger)).status);
    expect(answers.filter((status) => status === 400)).toHaveLength(4);
    expect((await signIn(from(3))).status).toBe(200);
  });

  test('does not slow down, from the same address, a browser in which the person has signed in', async () => {
    const known = from(2);
    const { status, cookie } = await enter(known);
    expect(status).toBe(200);
    expect(cookie).toMatch(/^atrium-device=[\w.-]+; Path=\/jwt\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    const stranger = from(2);
    for (let turn = 0; turn < 60; turn += 1) await guess(stranger);
    expect((await signIn(stranger)).status).toBe(429);
    expect((await signIn(known)).status).toBe(200);
  });

  test('waits longer with each try, up to a quarter of an hour, and no longer for those that were refused', async () => {
    const stranger = from(2);
    for (let turn = 0; turn < 4; turn += 1) expect((await guess(stranger)).status).toBe(400);
    const waits = [];
    for (let turn = 0; turn < 9; turn += 1) {
      const refused = await guess(stranger);
      expect(refused.status).toBe(429);
      waits.push(waitOf(refused));
      await guess(stranger);
      clock.now += waitOf(refused) * 1000;
      expect((await guess(stranger)).status).toBe(400);
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 900, 900]);
  });
});

test('tries of many at once are counted before they are made, and the answer says when to try again', async () => {
  const stranger = from(2);
  const answers = await Promise.all(Array.from({ length: 14 }, () => guess(stranger)));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.data).toEqual({
    error: { email: ['Too many tries. Try again in 10 seconds.'] },
    codes: { email: 'tooManyTries' },
  });
});

test('tries by very many addresses are slowed down, and the account stays usable from a new address', async () => {
  for (let host = 0; host < 30; host += 1) await guess(from(300 + host));
  const late = from(400);
  expect([await guess(late), await guess(late), await guess(late)].map(({ status }) => status)).toEqual([
    400, 400, 429,
  ]);
  expect((await signIn(from(401))).status).toBe(200);
}, 60_000);

test('one address tries so many accounts, and another address is not concerned', async () => {
  const stranger = from(2);
  const answers = [];
  for (let turn = 0; turn < 50; turn += 1) answers.push((await guess(stranger, `somebody${turn}@demo.com`)).status);
  expect(answers.filter((status) => status === 400)).toHaveLength(40);
  expect((await guess(from(3), 'somebody@demo.com')).status).toBe(400);
}, 60_000);

test('people who sign in from one address do not use up its tries', async () => {
  const office = from(2);
  for (let turn = 0; turn < 45; turn += 1) expect((await signIn(office)).status).toBe(200);
}, 60_000);

test('a browser is known for the accounts that signed in there and for no other, and its mark opens nothing', async () => {
  const http = from(2);
  const { cookie } = await enter(http);
  for (let turn = 0; turn < 4; turn += 1) await guess(http, 'client@demo.com');
  expect((await signIn(http, { email: 'client@demo.com', password: 'client' })).status).toBe(429);
  const token = /=([\w.-]+)/.exec(cookie)?.[1];
  const headers = { Authorization: `Bearer ${token}` };
  expect((await from(3).get('/apps/counts', { headers })).status).toBe(401);
  expect((await from(3).post('/jwt/refresh-token', { refreshToken: token })).status).toBe(401);
  const forged = from(4);
  forged.defaults.headers.common.Cookie = `atrium-device=${token?.slice(0, -4)}AAAA`;
  for (let turn = 0; turn < 4; turn += 1) await guess(forged);
  expect((await signIn(forged)).status).toBe(429);
});

describe('with a second step', () => {
  let owner: AxiosInstance;
  let totp: TOTP;
  let recovery: string[];
  beforeEach(async () => {
    const http = from(1);
    const { data } = await signIn(http);
    http.defaults.headers.common.Authorization = `Bearer ${data.accessToken}`;
    owner = http;
    const { secret } = (await http.post('/account-setting/two-step/begin')).data;
    totp = new TOTP({ secret });
    const code = totp.generate({ timestamp: clock.now });
    recovery = (await http.post('/account-setting/two-step/confirm', { code })).data.recoveryCodes;
    clock.now += 30_000;
  });
  afterEach(() => owner.post('/account-setting/two-step/end', { password: admin.password }));
  const withCode = (code = totp.generate({ timestamp: clock.now })) => ({ ...admin, code });
  const wrong = '000000';

  test('who guesses codes is slowed down, and says so beside the code; the person gets in from elsewhere', async () => {
    const stranger = from(2);
    for (let turn = 0; turn < 4; turn += 1)
      expect((await signIn(stranger, withCode(wrong))).data).toMatchObject({ codes: { code: 'codeWrong' } });
    const refused = await signIn(stranger, withCode());
    expect(refused).toMatchObject({
      status: 429,
      data: { error: { code: [expect.stringMatching(/^Too many tries/)] } },
    });
    expect((await signIn(from(3), withCode())).status).toBe(200);
  });

  test('all strangers together have few guesses at six digits; a recovery code and a known browser still enter', async () => {
    const known = from(5);
    expect((await enter(known, withCode(recovery[0]))).status).toBe(200);
    for (let host = 0; host < 8; host += 1) expect((await signIn(from(10 + host), withCode(wrong))).status).toBe(400);
    expect((await signIn(from(30), withCode())).status).toBe(429);
    expect((await signIn(from(30), withCode(recovery[1]))).status).toBe(200);
    expect((await signIn(known, withCode())).status).toBe(200);
  });

  test('codes beside a wrong password use up nobody’s guesses', async () => {
    for (let host = 0; host < 10; host += 1) await signIn(from(10 + host), { ...withCode(wrong), password: 'a guess' });
    expect((await signIn(from(30), withCode())).status).toBe(200);
  });

  test('opening the form for the code is no wrong try', async () => {
    const http = from(2);
    for (let turn = 0; turn < 6; turn += 1)
      expect((await signIn(http)).data).toMatchObject({ codes: { code: 'codeNeeded' } });
  });
});

describe('who has an account', () => {
  async function hashesDuring(act: () => Promise<unknown>): Promise<string[]> {
    const types: string[] = [];
    const hook = createHook({ init: (_id, type) => void (/SCRYPT|PBKDF2/.test(type) && types.push(type)) }).enable();
    await act();
    hook.disable();
    return types;
  }
  const setStatus = async (id: number, status: string) => {
    const http = from(9);
    const { data } = await signIn(http);
    http.defaults.headers.common.Authorization = `Bearer ${data.accessToken}`;
    expect((await http.post('/apps/users/update-user', { id, status })).status).toBe(200);
  };

  test('is not said by the work of a wrong password, nor that an account is inactive before it is right', async () => {
    await signIn(from(2));
    const nils = { email: 'client@demo.com', password: 'client' };
    await signIn(from(2), nils);
    await setStatus(2, 'inactive');
    for (const password of ['a guess', '', 'x'.repeat(5_000)]) {
      const all = [];
      for (const email of ['admin@demo.com', 'client@demo.com', 'amira@example.com', 'nobody@demo.com']) {
        const said: unknown[] = [];
        const hashes = await hashesDuring(async () => {
          const { status, data } = await signIn(from(3), { email, password });
          said.push(status, data);
        });
        all.push({ hashes, said });
      }
      expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
      expect(all[0]?.said).toEqual([400, { error: { email: ['Email or Password is Invalid'] } }]);
    }
    expect((await signIn(from(4), nils)).data).toMatchObject({ codes: { email: 'inactive' } });
  });

  test('is not said by the answer to a forgotten password, which comes before anything is written', async () => {
    await signIn(from(2));
    const answers: unknown[] = [];
    for (const email of ['admin@demo.com', 'nobody@demo.com']) {
      const { status, data, headers } = await from(2).post('/jwt/forgot-password', { email });
      answers.push([status, data, Object.keys(headers).sort()]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual([200, {}, expect.not.arrayContaining(['changed'])]);
  });
});

test('a stranger has few emails sent to one address, and hears nothing of it', async () => {
  const links = async () =>
    (await readRows<{ userId: number }>(server.database, 'resetLinks')).filter(({ userId }) => userId === 1);
  const seen = new Set<string>();
  for (let turn = 0; turn < 7; turn += 1) {
    expect((await from(20 + turn).post('/jwt/forgot-password', { email: ' Admin@demo.com' })).status).toBe(200);
    // A call after it is answered after it is done.
    await from(9).post('/jwt/sign-out', { refreshToken: 'none' });
    const [row] = await links();
    seen.add(JSON.stringify(row));
  }
  expect(seen.size).toBe(3);
});

test('forged tokens are refused by address, and a token of ours goes on from there', async () => {
  const http = from(2);
  const { refreshToken } = (await signIn(http)).data;
  const answers = [];
  for (let turn = 0; turn < 45; turn += 1)
    answers.push((await http.post('/jwt/refresh-token', { refreshToken: 'forged' })).status);
  expect(answers.filter((status) => status === 401)).toHaveLength(40);
  expect(answers.at(-1)).toBe(429);
  expect((await http.post('/jwt/refresh-token', { refreshToken })).status).toBe(200);
});

test.each(['/jwt/register', '/jwt/reset-password'])('%s has few tries by one address', async (path) => {
  const http = from(2);
  const answers = [];
  for (let turn = 0; turn < 10; turn += 1)
    answers.push(await http.post(path, { token: 'none', password: 'long enough' }));
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(8);
  expect(waitOf(answers[9] ?? { headers: {} })).toBeGreaterThan(800);
});
