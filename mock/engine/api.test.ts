/** @jest-environment node */
import type { MockApp, Row, TableKey } from 'shared/api';
import { createTestApi } from '../testing/testApi';
import { created, ok, refuse } from './answer';
import { memoryBackend } from './backend';

interface Note extends Row {
  id: number;
  text: string;
}
const notesKey: TableKey<Note> = { name: 'notes' };

let seeded = 0;
const notesApp: MockApp = {
  id: 'notes',
  subject: null,
  tables: [notesKey],
  async seed() {
    seeded += 1;
    return { notes: [{ id: 7, text: '@+0d' }] };
  },
  calls: [
    {
      method: 'GET',
      path: '/apps/notes/list',
      summary: 'All notes',
      handle: (store) => ok(store.table(notesKey).all()),
    },
    {
      method: 'POST',
      path: '/apps/notes/add',
      summary: 'Add a note',
      handle(store) {
        const note = { id: store.table(notesKey).nextId(), text: 'new' };
        store.table(notesKey).put(note);
        return created(note);
      },
    },
    {
      method: 'POST',
      path: '/apps/notes/half',
      summary: 'Write, then refuse',
      handle(store) {
        store.table(notesKey).put({ id: 7, text: 'changed' });
        store.table(notesKey).put({ id: 8, text: 'new' });
        return refuse(400, 'No');
      },
    },
    {
      method: 'POST',
      path: '/apps/notes/throw',
      summary: 'Write, then fail',
      handle(store) {
        store.table(notesKey).delete(7);
        throw new Error('broken handler');
      },
    },
  ],
};

async function createNotes(options: Parameters<typeof createTestApi>[0] = {}) {
  seeded = 0;
  const test = createTestApi(options);
  const api = await test.opening;
  api.register('notes', { prefixes: ['/apps/notes'], load: async () => notesApp });
  return { ...test, api };
}

const list = async (test: { get: (url: string) => Promise<{ data: unknown }> }) =>
  (await test.get('/apps/notes/list')).data;

test('an app’s own calls are loaded and filled by the first call under its prefix', async () => {
  const test = await createNotes();
  await test.get('/apps/counts');
  expect(seeded).toBe(0);
  expect(await list(test)).toEqual([{ id: 7, text: '2026-11-20' }]);
  await list(test);
  expect(seeded).toBe(1);
});

test.each(['/apps/email', '/apps/email/mine', '/apps'])('nobody takes over the calls under %s', async (prefix) => {
  const { api } = await createNotes();
  expect(() => api.register('thief', { prefixes: [prefix], load: async () => notesApp })).toThrow(/are those of/);
});

test('a call that no handler matches is left to others', async () => {
  const { api } = await createNotes();
  for (const url of ['/apps/notes/nothing', '/apps/notes', '/elsewhere', '/apps/notes/list/']) {
    expect(await api.handle({ method: 'GET', url })).toBeNull();
  }
  expect(await api.handle({ method: 'POST', url: '/apps/notes/list' })).toBeNull();
});

test('a caller that changes what it got changes nothing in the store', async () => {
  const test = await createNotes();
  const first = await test.get<Note[]>('/apps/notes/list');
  for (const note of first.data) note.text = 'mine';
  expect(await list(test)).toEqual([{ id: 7, text: '2026-11-20' }]);
});

test('a refused call has written nothing', async () => {
  const test = await createNotes();
  expect((await test.post('/apps/notes/half')).status).toBe(400);
  expect(await list(test)).toEqual([{ id: 7, text: '2026-11-20' }]);
});

test('a broken handler has written nothing, and the next call works', async () => {
  const test = await createNotes();
  await expect(test.post('/apps/notes/throw')).rejects.toThrow('broken handler');
  expect(await list(test)).toHaveLength(1);
});

test('when the records cannot be kept the call is refused and nothing is changed', async () => {
  let isFull = false;
  const backend = memoryBackend();
  const commit = async () => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
  };
  const test = await createNotes({ backend: { ...backend, commit } });
  await list(test);
  isFull = true;
  expect(await test.post('/apps/notes/add')).toEqual({ status: 507, data: { error: 'The storage is full' } });
  expect(await list(test)).toHaveLength(1);
});

test('calls made at once are answered one after the other', async () => {
  const test = await createNotes();
  const notes = await Promise.all(Array.from({ length: 20 }, () => test.post<Note>('/apps/notes/add')));
  expect(notes.map(({ data }) => data.id)).toEqual(Array.from({ length: 20 }, (_, index) => 8 + index));
});

test('a reset puts the seed back and keeps the session', async () => {
  const test = await createNotes();
  await test.signIn('admin');
  await test.post('/apps/notes/add');
  await test.delete('/apps/calendar/remove-event', { id: 1 });
  await test.api.reset();
  expect(await list(test)).toHaveLength(1);
  expect((await test.get<Row[]>('/apps/calendar/events')).data).toHaveLength(18);
  expect((await test.post('/apps/restore', { kind: 'event', ids: [1] })).data).toEqual({ restored: [] });
});

test('the day of the first fill stays that of all records', async () => {
  const test = createTestApi();
  await test.get('/apps/counts');
  test.clock.now += 40 * 24 * 60 * 60_000;
  const { data } = await test.get<{ dueDate: string | null }[]>('/apps/todo/tasks', { q: 'Read the launch post' });
  expect(data[0]?.dueDate).toBe('2026-11-20');
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
        { ...notesApp.calls[0], method: 'GET' as const, path: '/apps/late/list', summary: '', handle: () => ok([]) },
      ],
    };
  };
  api.register('late', { prefixes: ['/apps/late'], load });
  await expect(api.handle({ method: 'GET', url: '/apps/late/list' })).rejects.toThrow('network');
  expect(await api.handle({ method: 'GET', url: '/apps/late/list' })).toMatchObject({ status: 200 });
});
