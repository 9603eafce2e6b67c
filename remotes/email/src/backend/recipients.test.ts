import { createMailApi } from '../testing/testApi';

let { api, list } = createMailApi();
beforeEach(() => {
  ({ api, list } = createMailApi());
});

describe('recipients', () => {
  const ask = async (q?: string) =>
    (await api.get<{ name: string; email: string }[]>('/apps/email/recipients', { q })).data;

  test('are those of the latest emails first, then all people, each address once, at most 50', async () => {
    const found = await ask();
    expect(found).toHaveLength(50);
    expect(found[0]?.name).toBe((await list({ folder: '' })).emails[0]?.from.name);
    expect(new Set(found.map(({ email }) => email)).size).toBe(50);
  });

  test('are found by name or address, with their pictures', async () => {
    expect(await ask('LINDQ')).toEqual([{ name: 'Bea Lindqvist', email: 'bea@example.com', avatar: null }]);
    expect(await ask('mei.tanaka@')).toEqual([
      { name: 'Mei Tanaka', email: 'mei.tanaka@example.com', avatar: '/assets/demo/avatars/mei.svg' },
    ]);
  });

  test('are also those whom one has written to once and who have no account', async () => {
    expect(await ask('zoe@')).toEqual([]);
    await api.post('/apps/email/send-email', { to: [{ name: 'Zoë Quist', email: 'zoe@example.net' }] });
    expect(await ask('zoe quist')).toEqual([{ name: 'Zoë Quist', email: 'zoe@example.net', avatar: null }]);
  });

  test('are never those who sent spam', async () => {
    const [spam] = (await list({ folder: 'spam' })).emails;
    expect(await ask(spam?.from.email)).toEqual([]);
  });
});

test('nobody is suggested by an address that they have not proven', async () => {
  await api.post('/jwt/register', { email: 'zoe@external.example', username: 'zoe', password: 'a good secret' });
  expect((await api.get('/apps/email/recipients', { q: 'zoe' })).data).toEqual([]);
});
