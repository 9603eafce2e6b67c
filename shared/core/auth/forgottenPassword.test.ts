import { admin, freshSignIns, minute } from './testing/signIns';

const signIns = freshSignIns(beforeEach);
const { login } = signIns;

const ask = (email: string) => signIns.api.post('/jwt/forgot-password', { email });
/** The listening app collects the sent emails. */
const inbox = async () =>
  (await signIns.api.get<{ title: string }[]>('/apps/notes/list', { q: 'reset-password' })).data;
const readToken = async () => /\/reset-password\/([\w-]+)/.exec((await inbox())[0]?.title ?? '')?.[1];

test('a forgotten password is set by a link that was mailed, once', async () => {
  expect((await ask('admin@demo.com')).status).toBe(200);
  const token = await readToken();
  const reset = (password: string) => signIns.api.post('/jwt/reset-password', { token, password });
  expect((await reset('')).status).toBe(400);
  expect((await reset('better one')).status).toBe(200);
  expect((await reset('once again')).status).toBe(400);
  expect((await login({ ...admin, password: 'better one' })).status).toBe(200);
  expect((await login(admin)).status).toBe(400);
});

test('a forgotten password of nobody sends nothing, and tells nothing', async () => {
  expect(await ask('nobody@demo.com')).toEqual(await ask('admin@demo.com'));
  expect(await inbox()).toHaveLength(1);
});

test('a forgotten password has a link that ends after 30 minutes', async () => {
  await ask('admin@demo.com');
  const token = await readToken();
  signIns.api.clock.now += 31 * minute;
  expect((await signIns.api.post('/jwt/reset-password', { token, password: 'too late now' })).status).toBe(400);
});

test.each([
  ['de', 'Neues Passwort wählen'],
  ['fr', 'Choisir un nouveau mot de passe'],
  ['pt-BR', 'Escolher uma nova senha'],
  ['en', 'Choose a new password'],
  ['tlh', 'Choose a new password'],
])('the link is mailed in the language of a page in %s', async (language, words) => {
  await signIns.api.post('/jwt/forgot-password', { email: admin.email, language });
  expect((await inbox())[0]?.title).toContain(`${words}</a>`);
});

test('without a page it is mailed in the language of the last sign-in', async () => {
  expect((await login({ ...admin, language: 'fr' })).status).toBe(200);
  await ask(admin.email);
  expect((await inbox())[0]?.title).toContain('Choisir un nouveau mot de passe</a>');
});
