import { type BackendCall, peopleTable, type UserRole } from '../../shared/backend';
import { createTestApi, type TestApi } from '../../shared/core/testing';
import { readTestApps } from './appModules';

let api: TestApi;
let calls: BackendCall[];
/** The addresses and phone numbers of everybody with an account, by their ids. */
let secrets: { id: number; texts: string[] }[];
beforeAll(async () => {
  api = createTestApi({ apps: readTestApps() });
  const { catalog } = await api.opening;
  const ids = catalog.sources().map(([id]) => id);
  calls = (await Promise.all(ids.map((id) => catalog.load(id)))).flatMap((backend) => backend.calls);
  const people = await (await api.opening).read(['people'], (store) => store.table(peopleTable).find({ limit: 1000 }));
  secrets = people.map(({ id, email, contact }) => ({ id, texts: [email, contact] }));
}, 120_000);

/** Answers of all reading calls for a role: without parameters, with a name, and for another person. */
async function readAll(): Promise<string> {
  const asked = [{}, { q: 'an' }, { q: 'example.com' }, { id: 4 }];
  const answers: unknown[] = [];
  for (const { method, path } of calls)
    if (method === 'GET' && !path.includes('{')) for (const params of asked) answers.push(await api.get(path, params));
  return JSON.stringify(answers);
}

test.each<UserRole>(['client', 'subscriber'])(
  '%s reads nobody else’s address or phone number, whatever is asked for',
  async (role) => {
    const { userData } = await api.signIn(role);
    const read = await readAll();
    expect(read).toContain('Joana Duarte');
    const seen = secrets.filter(
      ({ id, texts }) => id !== userData.id && texts.some((text) => text && read.includes(text)),
    );
    expect(seen).toEqual([]);
  },
  120_000,
);

test('by an address they find nobody', async () => {
  await api.signIn('client');
  expect((await api.get('/api/people', { q: 'admin@demo.com' })).data).toEqual([]);
  expect((await api.get('/api/people', { q: 'joana' })).data).toEqual([
    { id: 1, fullName: 'Joana Duarte', avatar: expect.any(String) },
  ]);
});

test.each<UserRole>(['admin', 'maintainer', 'editor', 'author'])(
  '%s, who writes to people, sees addresses',
  async (role) => {
    await api.signIn(role);
    expect((await api.get('/api/people', { q: 'admin@demo.com' })).data).toMatchObject([{ email: 'admin@demo.com' }]);
  },
);
