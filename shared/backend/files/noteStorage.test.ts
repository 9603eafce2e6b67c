import type { AppManifest } from '@atrium/contract';
import { createTestApi, notesApp, type TestApi } from '@atrium/core/testing';
import { type AppBackend, type BackendStore, defineTable, done, ok, type Row, z } from '..';

const kilobyte = 1024;
const storage = { ofAccount: 100 * kilobyte, inAll: 150 * kilobyte };

interface Album extends Row {
  id: number;
  pictures: { url: string }[];
  title?: string;
}
const albumsTable = defineTable<Album>()({ name: 'albums' });

const Entry = z.object({ id: z.int(), kilobytes: z.number(), letter: z.optional(z.string()) });
function read(input: unknown): z.infer<typeof Entry> {
  const { data } = z.safeParse(Entry, input);
  if (!data) throw new Error('Not an entry');
  return data;
}
const put = (store: BackendStore, { id, kilobytes, letter = 'x' }: z.infer<typeof Entry>) =>
  store.table(albumsTable).put({ id, pictures: [{ url: `data:,${letter.repeat(kilobytes * kilobyte)}` }] });
const call = (path: string, handle: AppBackend['calls'][number]['handle']) =>
  ({ method: 'POST', path: `/apps/albums/${path}`, summary: path, input: Entry, answer: z.unknown(), handle }) as const;

const albums: AppBackend = {
  id: 'albums',
  subject: null,
  tables: [albumsTable],
  restores: { album: { key: albumsTable } },
  calls: [
    call('put', async (store, { input }) => {
      await put(store, read(input));
      return ok({});
    }),
    call('rename', async (store, { input }) => {
      const album = await store.table(albumsTable).get(read(input).id);
      if (album) await store.table(albumsTable).put({ ...album, title: 'Summer' });
      return done();
    }),
    call('delete', async (store, { input }) => {
      await store.table(albumsTable).delete(read(input).id);
      return done();
    }),
    call('bin', async (store, { input }) => {
      await store.bin(albumsTable, read(input).id);
      return done();
    }),
  ],
};

let api: TestApi;
beforeEach(async () => {
  const manifest: AppManifest = {
    ...notesApp.manifest,
    id: 'albums',
    grants: [],
    backend: { prefixes: ['/apps/albums'], module: './backend' },
  };
  api = createTestApi({ apps: [{ manifest, backend: albums }], storage });
  await api.signIn('admin');
});
const send = (path: string, id: number, kilobytes = 0, letter?: string) =>
  api.post<{ error?: string; code?: string; limit?: number }>(`/apps/albums/${path}`, { id, kilobytes, letter });

test('an account is refused what goes beyond its room, with the limit, and keeps what it has', async () => {
  expect((await send('put', 1, 60)).status).toBe(200);
  expect(await send('put', 2, 60)).toMatchObject({
    status: 507,
    data: { code: 'accountFull', limit: storage.ofAccount },
  });
  expect((await send('put', 2, 30)).status).toBe(200);
});

test('characters of two bytes count twice', async () => {
  expect((await send('put', 1, 60, 'あ')).status).toBe(507);
  expect((await send('put', 1, 40, 'あ')).status).toBe(200);
});

test('what is deleted or made smaller makes room again', async () => {
  await send('put', 1, 90);
  await send('delete', 1);
  expect((await send('put', 2, 90)).status).toBe(200);
  await send('put', 2, 10);
  expect((await send('put', 3, 90)).status).toBe(200);
});

test('what can still be restored counts, and no longer than that', async () => {
  await send('put', 1, 90);
  await send('bin', 1);
  expect((await send('put', 2, 90)).status).toBe(507);
  api.clock.now += 11 * 60_000;
  await api.signIn('admin');
  await send('put', 3, 1);
  expect((await send('put', 2, 90)).status).toBe(200);
});

test('it is the room of who has put the pictures in, also when somebody else writes in the record later', async () => {
  await send('put', 1, 90);
  await api.signIn('editor');
  await send('rename', 1);
  expect((await send('put', 2, 50)).status).toBe(200);
  await api.signIn('admin');
  expect((await send('put', 3, 30)).data.code).toBe('accountFull');
});

test('all accounts together have a limit too', async () => {
  await send('put', 1, 90);
  await api.signIn('editor');
  expect(await send('put', 2, 70)).toMatchObject({ status: 507, data: { code: 'storageFull', limit: storage.inAll } });
  expect((await send('put', 2, 50)).status).toBe(200);
});

test('who is at the limit still writes what has no pictures', async () => {
  await send('put', 1, 99);
  expect((await send('put', 2, 1)).status).toBe(200);
  expect((await send('rename', 2)).status).toBe(200);
});

test('a file is refused before it is put into a record, and counts only from then on', async () => {
  const content = Buffer.alloc(60 * kilobyte).toString('base64');
  const upload = () => api.post('/api/files', { fileName: 'photo.png', content });
  expect((await upload()).status).toBe(201);
  expect((await upload()).status).toBe(201);
  await send('put', 1, 60);
  expect(await upload()).toMatchObject({ status: 507, data: { code: 'accountFull', limit: storage.ofAccount } });
});
