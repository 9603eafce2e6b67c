import type { SecondStepEditing } from '@atrium/backend';
import { TOTP, URI } from 'otpauth';
import { admin, freshSignIns } from './testing/signIns';

const signIns = freshSignIns(beforeEach);
const { login } = signIns;

const codeOf = (address: string) => {
  const totp = URI.parse(address);
  return totp instanceof TOTP ? totp.generate({ timestamp: signIns.api.clock.now }) : '';
};
const withSteps = async <T>(work: (steps: SecondStepEditing) => Promise<T> | T) =>
  (await signIns.api.opening).change('auth', async (store) => {
    const { secondStep } = store.credentials;
    if (!secondStep) throw new Error('There is no second step');
    return work(secondStep);
  });
/** Turns it on for the admin; gives the address for the app, and the recovery codes. */
const enableTwoStep = () =>
  withSteps(async (steps) => {
    const { address, secret } = await steps.begin(1);
    expect(address).toContain(`secret=${secret}`);
    expect(await steps.confirm(1, '000 00')).toBeNull();
    expect(await steps.get(1)).toBeNull();
    return { address, codes: (await steps.confirm(1, codeOf(address))) ?? [] };
  });
const refused = (why: string) =>
  expect.objectContaining({ status: 400, data: expect.objectContaining({ codes: { code: why } }) });

test('a second step that was not confirmed asks for nothing', async () => {
  await withSteps((steps) => steps.begin(1));
  expect((await login(admin)).status).toBe(200);
});

test('a second step asks for a code after the right password alone, and takes each code once', async () => {
  const { address } = await enableTwoStep();
  expect(await login(admin)).toEqual(refused('codeNeeded'));
  expect((await login({ ...admin, password: 'wrong' })).data).toMatchObject({ error: { email: expect.any(Array) } });
  const code = codeOf(address);
  expect(await login({ ...admin, code: code === '123456' ? '654321' : '123456' })).toEqual(refused('codeWrong'));
  expect((await login({ ...admin, code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
  expect(await login({ ...admin, code })).toEqual(refused('codeWrong'));
  signIns.api.clock.now += 30_000;
  // Of the period before: a clock may be slow.
  const next = codeOf(address);
  signIns.api.clock.now += 30_000;
  expect((await login({ ...admin, code: next })).status).toBe(200);
  signIns.api.clock.now += 90_000;
  expect(await login({ ...admin, code: next })).toEqual(refused('codeWrong'));
});

test('a second step takes each recovery code once, however it is written; new ones end them', async () => {
  const { codes } = await enableTwoStep();
  const [first = '', second = ''] = codes;
  expect(new Set(codes).size).toBe(10);
  expect((await login({ ...admin, code: ` ${first.toUpperCase().replace('-', ' ')}` })).status).toBe(200);
  expect(await login({ ...admin, code: first })).toEqual(refused('codeWrong'));
  expect(await withSteps(async (steps) => (await steps.get(1))?.recoveryCodesLeft)).toBe(9);
  const [renewed = ''] = await withSteps((steps) => steps.renewRecoveryCodes(1));
  expect(await login({ ...admin, code: second })).toEqual(refused('codeWrong'));
  expect((await login({ ...admin, code: renewed })).status).toBe(200);
});

test('a second step ends', async () => {
  await enableTwoStep();
  await withSteps((steps) => steps.end(1));
  expect((await login(admin)).status).toBe(200);
});

test('a second step keeps no recovery code as it is written', async () => {
  const { codes } = await enableTwoStep();
  const { store } = await signIns.api.opening;
  const stored = JSON.stringify(store.table({ name: 'secondSteps' }).all());
  expect(codes.filter((code) => stored.includes(code) || stored.includes(code.replace('-', '')))).toEqual([]);
});
