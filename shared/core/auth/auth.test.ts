import { peopleTable } from '@atrium/backend';
import { admin, client, freshSignIns } from './testing/signIns';

const signIns = freshSignIns(beforeEach);
const { login, register, statusWith } = signIns;

const ann = { email: 'ann@example.com', username: 'ann', password: 'a secret' };

test.each([
  [admin, 'Joana Duarte', [{ action: 'manage', subject: 'all' }]],
  [
    { email: ' Client@Demo.com', password: 'client' },
    'Nils Brandt',
    [
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ],
  ],
])('%j signs in', async (credentials, fullName, ability) => {
  const { status, data } = await login(credentials);
  expect(status).toBe(200);
  expect(data.userData).toMatchObject({ fullName, ability, extras: { eCommerceCartItemsCount: 0 } });
  expect(JSON.stringify(data)).not.toMatch(/password|salt|hash/);
  expect(data.accessToken).not.toBe(data.refreshToken);
});

test.each([
  [{ ...admin, password: 'Admin' }],
  [{ ...admin, password: '' }],
  [{ ...admin, email: 'nobody@demo.com' }],
  [{ email: 'amira@example.com', password: 'admin' }],
])('%j does not', async (credentials) => {
  expect(await login(credentials)).toEqual({
    status: 400,
    data: { error: { email: ['Email or Password is Invalid'] } },
  });
});

test.each([[undefined], [{}], [[]], [{ email: 'admin@demo.com' }], [{ email: 1, password: 2 }], [null]])(
  'the malformed body %j is refused in one sentence',
  async (body) => {
    expect(await login(body)).toEqual({ status: 400, data: { error: 'Something went wrong' } });
  },
);

test('who registers is an admin of the list, signed in for ten minutes', async () => {
  const { status, data } = await register(ann);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    user: { id: 133, username: 'ann', role: 'admin', ability: [{ action: 'manage', subject: 'all' }] },
  });
  expect(data).not.toHaveProperty('refreshToken');
  expect(await statusWith(`Bearer ${data.accessToken}`)).toBe(200);
  expect((await signIns.api.get('/api/people', { q: 'ann@example.com' })).data).toMatchObject([
    { id: 133, fullName: 'ann' },
    {},
  ]);
  expect((await login({ email: 'ANN@example.com', password: 'a secret' })).status).toBe(200);
});

test.each([
  [{ email: 'Admin@demo.com' }, 'This email is already in use.', null],
  [{ username: 'JDUARTE' }, null, 'This username is already in use.'],
  [{ email: 'bea@example.com', username: 'kofi' }, 'This email is already in use.', 'This username is already in use.'],
])('registering as %j names what is taken', async (names, email, username) => {
  expect(await register({ ...ann, ...names })).toEqual({ status: 200, data: { error: { email, username } } });
});

test.each([
  [{}, ['email', 'password', 'username']],
  [{ ...ann, email: 'ann' }, ['email']],
  [{ ...ann, username: ' ' }, ['username']],
  [{ ...ann, password: 'shorter' }, ['password']],
])('registering as %j is refused', async (body, fields) => {
  const { status, data } = await register(body);
  expect(status).toBe(400);
  expect(Object.keys(data.error ?? {}).sort()).toEqual(fields);
});

test('a password is stored as a hash of its own salt', async () => {
  await register(ann);
  const { store } = await signIns.api.opening;
  const rows = store.table({ name: 'credentials' }).all();
  expect(JSON.stringify(rows)).not.toContain('secret');
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
});

test('a person with a named role gets its name, for as long as it exists', async () => {
  const engine = await signIns.api.opening;
  const signIn = () => login(client);
  await engine.change('people', async (store) => {
    const person = await store.table(peopleTable).get(2);
    if (person) await store.table(peopleTable).put({ ...person, roleId: 'guest' });
  });
  expect((await signIn()).data.userData).not.toHaveProperty('roleName');
  await engine.change('auth', ({ permissions }) =>
    permissions.roles?.putNamed?.({ id: 'guest', name: 'Guest', base: 'client' }),
  );
  expect((await signIn()).data.userData).toMatchObject({ role: 'client', roleName: 'Guest' });
});
