import { findPersonByProvenEmail } from '@atrium/backend';
import { demoRules, type SignInRules } from '../options/signInRules';
import { createTestApi, notesApp, type TestApi } from '../testing';
import { credentialsTable } from './tables';

const ann = { email: 'ann@example.com', username: 'ann', password: 'a good secret' };
const hashed: string[] = [];

const serverRules = (changes: Partial<SignInRules> = {}): SignInRules => ({
  ...demoRules,
  registration: 'link',
  passwords: {
    ...demoRules.passwords,
    hash(password) {
      hashed.push(password);
      return demoRules.passwords.hash(password);
    },
  },
  ...changes,
});

let api: TestApi;
const open = (changes?: Partial<SignInRules>) => {
  hashed.length = 0;
  api = createTestApi({ apps: [notesApp], signIn: serverRules(changes) });
};
const register = (more: object = {}) => api.post('/jwt/register', { ...ann, ...more });
const login = (more: object = {}) => api.post('/jwt/login', { ...ann, ...more });
/** The listening app collects the sent emails. */
const emails = async () =>
  (await api.get<{ title: string }[]>('/apps/notes/list', { q: '<p>' })).data.map(({ title }) => title);
const tokens = async () => (await emails()).flatMap((mail) => /\/confirm-address\/([\w-]+)/.exec(mail)?.[1] ?? []);
const confirm = async (place: number) => api.post('/jwt/confirm-address', { token: (await tokens()).at(place) });

const strangers = [
  {},
  { email: 'ADMIN@demo.com' },
  { username: 'JDUARTE' },
  { email: 'bea@example.com', username: 'kofi' },
];

test.each([
  [serverRules(), { isSent: true }, 1],
  [serverRules({ registration: 'atOnce' }), { isSent: false }, 1],
  [serverRules({ isOpen: false }), { error: { email: 'Accounts are given by invitation here.', username: null } }, 0],
])('strangers get one answer after as much work, of taken names too', async (rules, data, hashes) => {
  open(rules);
  for (const names of strangers) {
    hashed.length = 0;
    expect(await register(names)).toEqual({ status: 200, data });
    expect(hashed).toHaveLength(hashes);
  }
});

test.each([[{ email: 'nonsense' }], [{ username: ' ' }], [{ password: 'short' }], [{ username: 'x'.repeat(81) }]])(
  'registering as %j is refused without a look at who is there',
  async (names) => {
    open();
    expect((await register(names)).status).toBe(400);
    expect(hashed).toEqual([]);
  },
);

test('by email a new address gets the link that makes the account, once; one that is taken the way to sign in', async () => {
  open();
  await register();
  await register({ email: 'admin@demo.com' });
  expect((await login()).status).toBe(400);
  const [link, word] = await emails();
  expect(link).toContain('/confirm-address/');
  expect(word).toContain('You already have one');
  expect(word).not.toContain('/confirm-address/');
  expect(await confirm(0)).toEqual({ status: 200, data: { email: 'ann@example.com', isNew: true } });
  expect((await login()).status).toBe(200);
  expect((await confirm(0)).status).toBe(400);
});

test('a username that is taken gets a number, and tells nobody before the address is proven', async () => {
  open();
  await register({ username: 'JDuarte' });
  await confirm(0);
  expect((await login()).data).toMatchObject({ userData: { username: 'JDuarte2' } });
});

test('of two who register with an address the first to open the link has it', async () => {
  open();
  await register();
  await register({ username: 'thief', password: 'another secret' });
  expect((await confirm(0)).status).toBe(200);
  expect((await confirm(1)).status).toBe(400);
  expect((await login({ password: 'another secret' })).status).toBe(400);
});

test('neither token nor password is kept as it is, and a link ends after 24 hours', async () => {
  open();
  await register();
  const { store } = await api.opening;
  const stored = JSON.stringify(store.table({ name: 'registrations' }).all());
  expect(stored).not.toContain(ann.password);
  expect(stored).not.toContain((await tokens())[0]);
  api.clock.now += 24 * 3_600_000 + 1;
  expect((await confirm(0)).status).toBe(400);
  await register();
  expect(store.table({ name: 'registrations' }).all()).toHaveLength(1);
});

test('an address gets three emails a day of people who register with it', async () => {
  open();
  for (let count = 0; count < 5; count += 1) expect((await register()).data).toEqual({ isSent: true });
  expect(await emails()).toHaveLength(3);
});

test('where no email leaves the account is there at once, if nobody has its names', async () => {
  open({ registration: 'atOnce' });
  await register();
  await register({ email: 'client@demo.com' });
  expect((await login()).status).toBe(200);
  expect((await login({ email: 'client@demo.com' })).status).toBe(400);
});

test('who comes first is let in at once as the admin, and has an address to prove', async () => {
  open({ isOpen: false });
  await login();
  const engine = await api.opening;
  await engine.change('auth', async (store) => {
    const credentials = store.table(credentialsTable);
    for await (const { id } of credentials.each()) await credentials.delete(id);
  });
  const owner = () => engine.read(['people'], (store) => findPersonByProvenEmail(store, 'ann@example.com'));
  expect((await register()).data).toMatchObject({ user: { role: 'admin', email: 'ann@example.com' } });
  expect((await register({ email: 'ben@example.com', username: 'ben' })).data).toMatchObject({
    error: { email: 'Accounts are given by invitation here.' },
  });
  expect((await login()).status).toBe(200);
  expect(await owner()).toBeUndefined();
  expect(await confirm(0)).toEqual({ status: 200, data: { email: 'ann@example.com', isNew: false } });
  expect(await owner()).toMatchObject({ username: 'ann' });
});
