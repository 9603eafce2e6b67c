import { and, eq, ne, peopleTable } from '@atrium/backend';
import type { SessionTokens } from '@atrium/core/api';
import { createTestApi, type TestApi } from '@atrium/core/testing';
import { TOTP } from 'otpauth';
import type { AccountSessions, AccountSettings, RecoveryCodes, TwoStep, TwoStepKey } from '../../api/account/schemas';
import manifest from '../../manifest';
import backend from '..';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [{ manifest, backend }] });
});

const root = '/account-setting';
const admin = { email: 'admin@demo.com', password: 'admin' };
const enter = async (device: string) => (await api.post<SessionTokens>('/jwt/login', { ...admin, device })).data;
const use = ({ accessToken }: SessionTokens) => api.authorize(`Bearer ${accessToken}`);
const sessions = async () => (await api.get<AccountSessions>(`${root}/sessions`)).data.sessions;
const devices = async () => (await sessions()).map(({ device, isCurrent }) => (isCurrent ? `${device}, here` : device));

describe('open sessions', () => {
  test('are listed, this one first, and end one by one or all others at once', async () => {
    const [phone, laptop, tablet] = [await enter('phone'), await enter('laptop'), await enter('tablet')];
    use(phone);
    expect(await devices()).toEqual(['phone, here', expect.any(String), expect.any(String)]);
    const of = async (device: string) => (await sessions()).find((session) => session.device === device)?.id;
    expect((await api.post(`${root}/sessions/end`, { id: await of('laptop') })).status).toBe(200);
    use(laptop);
    expect((await api.get(`${root}/sessions`)).status).toBe(401);
    use(phone);
    await api.post(`${root}/sessions/end`, {});
    expect(await devices()).toEqual(['phone, here']);
    use(tablet);
    expect((await api.get(`${root}/sessions`)).status).toBe(401);
  });

  test('of others are nobody’s to end', async () => {
    use(await enter('phone'));
    const [mine] = await sessions();
    await api.signIn('editor');
    await api.post(`${root}/sessions/end`, { id: mine?.id });
    use(await enter('laptop'));
    expect((await devices()).sort()).toEqual(['laptop, here', 'phone']);
  });

  test('end with a new password, all but the one that set it', async () => {
    const other = await enter('laptop');
    use(await enter('phone'));
    await api.post(`${root}/password`, { oldPassword: 'admin', newPassword: 'a kettle of fish' });
    expect(await devices()).toEqual(['phone, here']);
    use(other);
    expect((await api.get(`${root}/data`)).status).toBe(401);
  });
});

describe('two steps', () => {
  const twoStep = async () => (await api.get<TwoStep>(`${root}/two-step`)).data.twoStep;

  test('are turned on by a code, asked for at the next sign-in, and turned off by the password', async () => {
    use(await enter('phone'));
    expect(await twoStep()).toBeNull();
    const { secret } = (await api.post<TwoStepKey>(`${root}/two-step/begin`)).data;
    const code = new TOTP({ secret }).generate({ timestamp: api.clock.now });
    const confirm = (sent: string) => api.post<RecoveryCodes>(`${root}/two-step/confirm`, { code: sent });
    expect(await confirm(code === '123456' ? '654321' : '123456')).toMatchObject({
      status: 400,
      data: { codes: { code: 'codeWrong' } },
    });
    const { recoveryCodes } = (await confirm(code)).data;
    expect(await twoStep()).toMatchObject({ recoveryCodesLeft: 10 });
    expect((await api.post(`${root}/two-step/begin`)).status).toBe(400);

    expect(await api.post('/jwt/login', admin)).toMatchObject({ status: 400, data: { codes: { code: 'codeNeeded' } } });
    expect((await api.post('/jwt/login', { ...admin, code })).status).toBe(200);
    const withOld = { ...admin, code: recoveryCodes[0] };
    const renewed = await api.post<RecoveryCodes>(`${root}/two-step/recovery-codes`, { password: 'admin' });
    expect((await api.post('/jwt/login', withOld)).status).toBe(400);
    expect((await api.post('/jwt/login', { ...admin, code: renewed.data.recoveryCodes[0] })).status).toBe(200);
    expect(await twoStep()).toMatchObject({ recoveryCodesLeft: 9 });

    expect((await api.post(`${root}/two-step/end`, { password: 'wrong' })).status).toBe(400);
    expect((await api.post(`${root}/two-step/end`, { password: 'admin' })).status).toBe(200);
    expect(await twoStep()).toBeNull();
    expect((await api.post('/jwt/login', admin)).status).toBe(200);
  });
});

describe('an account', () => {
  const remove = (body: object) => api.post(`${root}/delete`, body);

  test('of the last admin who can sign in stays', async () => {
    const others = (await api.opening).read(['people'], (store) =>
      store.table(peopleTable).count(and(eq('role', 'admin'), ne('id', 1))),
    );
    expect(await others).toBeGreaterThan(0);
    use(await enter('phone'));
    expect(await remove({ username: 'jduarte', password: 'admin' })).toMatchObject({
      status: 400,
      data: { code: 'lastAdmin' },
    });
    expect((await api.get(`${root}/data`)).status).toBe(200);
  });

  test('is deleted by its name and password, and lets nobody in', async () => {
    await api.post('/jwt/register', { email: 'ann@example.com', username: 'ann', password: 'a kettle of fish' });
    const ann = { email: 'ann@example.com', password: 'a kettle of fish' };
    use((await api.post<SessionTokens>('/jwt/login', ann)).data);
    expect(await remove({ username: 'Ann!', password: ann.password })).toMatchObject({
      data: { codes: { username: 'differs' } },
    });
    expect(await remove({ username: 'ann', password: 'wrong' })).toMatchObject({
      data: { codes: { password: 'wrongPassword' } },
    });
    expect((await remove({ username: 'ann', password: ann.password })).status).toBe(200);
    expect((await api.get(`${root}/data`)).status).toBe(401);
    expect((await api.post('/jwt/login', ann)).status).toBe(400);
  });
});

describe('where people sign in at a provider', () => {
  const provider = { mode: 'oidc', issuer: 'https://id.example/team', clientId: 'atrium', roles: {} } as const;
  beforeEach(async () => {
    api = createTestApi({ apps: [{ manifest, backend }], provider });
    await api.signIn('editor');
  });

  test('the settings name it, and neither password, second step nor address is changed here', async () => {
    const { data } = await api.get<AccountSettings>(`${root}/data`);
    expect(data).toMatchObject({ provider: 'id.example', general: { isEmailConfirmed: true } });
    const refused = { status: 400, data: { code: 'provider' } };
    const change = { oldPassword: 'editor', newPassword: 'a kettle of fish' };
    expect(await api.post(`${root}/password`, change)).toMatchObject(refused);
    expect(await api.post(`${root}/two-step/begin`)).toMatchObject(refused);
    expect(await api.post(`${root}/data`, { general: { email: 'other@example.com' } })).toMatchObject({
      status: 400,
      data: { codes: { email: 'provider' } },
    });
    const named = { general: { email: data.general.email, company: 'Atrium House' } };
    expect((await api.post(`${root}/data`, named)).status).toBe(200);
  });

  test('an account is deleted by its name alone', async () => {
    const { username } = (await api.get<AccountSettings>(`${root}/data`)).data.general;
    expect((await api.post(`${root}/delete`, { username: 'another', password: '' })).status).toBe(400);
    expect((await api.post(`${root}/delete`, { username, password: '' })).status).toBe(200);
  });
});
