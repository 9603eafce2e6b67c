import { notesApp as binningApp, createTestApi, memoryPersistence } from '@atrium/core/testing';
import { type AppBackend, created, defineTable, ok, type Row, reject, z } from '..';

interface Note extends Row {
  id: number;
  text: string;
}
const notesTable = defineTable<Note>()({ name: 'plain-notes', isSmall: true });

let seeded = 0;
const notesApp: AppBackend = {
  id: 'plain',
  subject: null,
  tables: [notesTable],
  async seed() {
    seeded += 1;
    return { 'plain-notes': [{ id: 7, text: '@+0d' }] };
  },
  calls: [
    {
      method: 'GET',
      path: '/apps/plain/list',
      summary: 'All notes',
      answer: z.unknown(),
      handle: async (store) => ok(await store.table(notesTable).find()),
    },
    {
      method: 'POST',
      path: '/apps/plain/add',
      summary: 'Add a note',
      answer: z.unknown(),
      async handle(store) {
        const id = await store.table(notesTable).nextId();
        return created(await store.table(notesTable).put({ id, text: 'new' }));
      },
    },
    {
      method: 'POST',
      path: '/apps/plain/half',
      summary: 'Write, then refuse',
      answer: z.unknown(),
      async handle(store) {
        await store.table(notesTable).put({ id: 7, text: 'changed' });
        await store.table(notesTable).put({ id: 8, text: 'new' });
        return reject(400, 'No');
      },
    },
    {
      method: 'POST',
      path: '/apps/plain/throw',
      summary: 'Write, then fail',
      answer: z.unknown(),
      async handle(store) {
        await store.table(notesTable).delete(7);
        throw new Error('broken handler');
      },
    },
  ],
};

async function createNotes(options: Parameters<typeof createTestApi>[0] = {}) {
  seeded = 0;
  const test = createTestApi({ apps: [binningApp], ...options });
  const api = await test.opening;
  api.catalog.register('plain', { prefixes: ['/apps/plain'], load: async () => notesApp });
  return { ...test, api };
}

const list = async (test: { get: (url: string) => Promise<{ data: unknown }> }) =>
  (await test.get('/apps/plain/list')).data;

test('an app’s own calls are loaded and filled by the first call under its prefix', async () => {
  const test = await createNotes();
  await test.get('/apps/counts');
  expect(seeded).toBe(0);
  expect(await list(test)).toEqual([{ id: 7, text: '2026-11-20' }]);
  await list(test);
  expect(seeded).toBe(1);
});

test.each(['/apps/notes', '/apps/notes/mine', '/apps'])('nobody takes over the calls under %s', async (prefix) => {
  const { api } = await createNotes();
  expect(() => api.catalog.register('thief', { prefixes: [prefix], load: async () => notesApp })).toThrow(
    /are those of/,
  );
});

test('a call that no handler matches is left to others', async () => {
  const { api } = await createNotes();
  for (const url of ['/apps/plain/nothing', '/apps/plain', '/elsewhere', '/apps/plain/list/']) {
    expect(await api.handle({ method: 'GET', url })).toBeNull();
  }
  expect(await api.handle({ method: 'POST', url: '/apps/plain/list' })).toBeNull();
});

test('a caller that changes what it got changes nothing in the store', async () => {
  const test = await createNotes();
  const first = await test.get<Note[]>('/apps/plain/list');
  for (const note of first.data) note.text = 'mine';
  expect(await list(test)).toEqual([{ id: 7, text: '2026-11-20' }]);
});

test('a refused call has written nothing', async () => {
  const test = await createNotes();
  expect((await test.post('/apps/plain/half')).status).toBe(400);
  expect(await list(test)).toEqual([{ id: 7, text: '2026-11-20' }]);
});

test('a broken handler has written nothing, and the next call works', async () => {
  const test = await createNotes();
  await expect(test.post('/apps/plain/throw')).rejects.toThrow('broken handler');
  expect(await list(test)).toHaveLength(1);
});

test('when the records cannot be kept the call is refused and nothing is changed', async () => {
  let isFull = false;
  const persistence = memoryPersistence();
  const commit = async () => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
  };
  const test = await createNotes({ persistence: { ...persistence, commit } });
  await list(test);
  isFull = true;
  expect(await test.post('/apps/plain/add')).toEqual({
    status: 507,
    data: { error: 'The storage is full', code: 'browserFull' },
  });
  expect(await list(test)).toHaveLength(1);
});

test('calls made at once are answered one after the other', async () => {
  const test = await createNotes();
  const notes = await Promise.all(Array.from({ length: 20 }, () => test.post<Note>('/apps/plain/add')));
  expect(notes.map(({ data }) => data.id)).toEqual(Array.from({ length: 20 }, (_, index) => 8 + index));
});

test('a reset puts the seed back and keeps the session', async () => {
  const test = await createNotes();
  await test.signIn('admin');
  await test.post('/apps/plain/add');
  await test.delete('/apps/notes/remove', { id: 1 });
  await test.api.reset();
  expect(await list(test)).toHaveLength(1);
  expect((await test.get('/apps/notes/list')).data).toHaveLength(20);
  expect((await test.post('/apps/restore', { kind: 'note', ids: [1] })).data).toEqual({ restored: [] });
});

test('the day of the first fill stays that of all records', async () => {
  const test = await createNotes();
  await test.get('/apps/counts');
  test.clock.now += 40 * 24 * 60 * 60_000;
  expect(await list(test)).toEqual([{ id: 7, text: '2026-11-20' }]);
});

test('an answer that is not what its call says is a fault of the handler, not of its caller', async () => {
  const { api } = await createNotes();
  const call = {
    method: 'GET' as const,
    path: '/apps/odd/list',
    summary: '',
    answer: z.array(z.string()),
    handle: () => ok([5]),
  };
  const load = async (): Promise<AppBackend> => ({ id: 'odd', subject: null, tables: [], calls: [call] });
  api.catalog.register('odd', { prefixes: ['/apps/odd'], load });
  await expect(api.handle({ method: 'GET', url: '/apps/odd/list' })).rejects.toThrow(
    '/apps/odd/list is not what its call says',
  );
});

test('a message reaches the backends that listen, in the same write, and badges count it', async () => {
  const test = await createNotes();
  await test.post('/jwt/forgot-password', { email: 'admin@demo.com' });
  const { data } = await test.get<{ title: string }[]>('/apps/notes/list');
  expect(data.at(-1)?.title).toContain('/reset-password/');
  expect((await test.get('/apps/counts')).data).toMatchObject({ notes: 21 });
});

test('badges show what manifests say until an app was opened', async () => {
  const test = await createNotes();
  expect((await test.get('/apps/counts')).data).toMatchObject({ notes: 20 });
  expect(test.api.catalog.loaded('notes')).toBeUndefined();
});

test('a chunk that did not arrive is asked for again', async () => {
  const { api } = await createNotes();
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries === 1) throw new Error('network');
    return {
      ...notesApp,
      calls: [
        { method: 'GET' as const, path: '/apps/late/list', summary: '', answer: z.unknown(), handle: () => ok([]) },
      ],
    };
  };
  api.catalog.register('late', { prefixes: ['/apps/late'], load });
  await expect(api.handle({ method: 'GET', url: '/apps/late/list' })).rejects.toThrow('network');
  expect(await api.handle({ method: 'GET', url: '/apps/late/list' })).toMatchObject({ status: 200 });
});
