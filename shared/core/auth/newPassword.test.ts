import { formsOfPassword, hashPassword, isPassword } from '../options/demoPasswords';
import { createTestApi, type TestApi } from '../testing';

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [] });
});

const composed = 'ein sch\u00f6ner Satz';
const decomposed = 'ein scho\u0308ner Satz';
const ann = { email: 'ann@example.com', username: 'ann' };
const register = (password: string, more = {}) => api.post('/jwt/register', { ...ann, password, ...more });
const login = (password: string, email = ann.email) => api.post('/jwt/login', { email, password });

// NIST SP 800-63B, 5.1.1.2: passwords are normalised by NFKC or NFKD before they are hashed.
test('a password is the same, however its letters are composed', async () => {
  await register(composed);
  expect((await login(decomposed)).status).toBe(200);
  expect((await login(composed)).status).toBe(200);
  expect((await login('ein schoner Satz')).status).toBe(400);
});

test('one that an earlier release hashed as it was typed still opens', async () => {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(decomposed), 'PBKDF2', false, ['deriveBits']);
  const salt = 'salt';
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: 100_000 };
  const bits = new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256));
  const stored = { salt, hash: [...bits].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
  expect(await isPassword(decomposed, stored)).toBe(true);
  expect(await isPassword(composed, stored)).toBe(false);
  expect((await hashPassword(decomposed, salt)).hash).not.toBe(stored.hash);
  expect(formsOfPassword('plain')).toEqual(['plain']);
});

// NIST SP 800-63B, 5.1.1.2: compared with values known to be commonly used.
test.each([
  ['password', 'uncommon'],
  ['Password1', 'uncommon'],
  ['12345678', 'uncommon'],
  ['iloveyou1', 'uncommon'],
  ['ANN@example.com', 'notYours'],
])('%s is refused for a new account', async (password, code) => {
  expect(await register(password)).toMatchObject({ status: 400, data: { codes: { password: code } } });
});

test.each(['🐟🐟🐟🐟', 'x'.repeat(129)])('%s has not the length of a password', async (password) => {
  expect(await register(password)).toMatchObject({ status: 400, data: { error: { password: [expect.any(String)] } } });
});

test('an international address is registered, and opens in each of its forms', async () => {
  const password = 'a kettle of fish';
  expect((await register(password, { email: 'müller@münchen.example' })).status).toBe(200);
  expect((await login(password, 'mu\u0308ller@xn--mnchen-3ya.example')).status).toBe(200);
  expect(await register(password, { email: 'MÜLLER@xn--mnchen-3ya.example', username: 'other' })).toMatchObject({
    data: { error: { email: expect.any(String) } },
  });
});

test.each(['anna 1', 'a', 'a/b'])('%s is no username for a new account', async (username) => {
  expect(await register('a kettle of fish', { username })).toMatchObject({
    status: 400,
    data: { error: { username: [expect.any(String)] } },
  });
});
