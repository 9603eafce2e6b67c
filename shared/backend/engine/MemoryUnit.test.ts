import { createTestApi, notesApp, notesKey, type TestApi, type TestApp } from '@atrium/core/testing';
import { defineBackend, type Row, type TableKey } from '..';

const echoesKey: TableKey<Row & { id: number }> = { name: 'echoes' };

/** Listens to what the notes' app sends, and answers itself. */
const echo: TestApp = {
  manifest: {
    ...notesApp.manifest,
    id: 'echo',
    paths: [],
    grants: [],
    subjects: [],
    backend: { prefixes: ['/apps/echo'], module: './backend', listens: ['note.call', 'note.answer', 'note.endless'] },
  },
  backend: defineBackend({
    id: 'echo',
    subject: null,
    tables: [echoesKey],
    calls: [],
    listeners: {
      'note.call': (store) => store.send('note.answer', {}),
      'note.answer': (store) => void store.table(echoesKey).put({ id: 1 }),
      'note.endless': (store) => store.send('note.endless', {}),
    },
  }),
};

let api: TestApi;
beforeEach(() => {
  api = createTestApi({ apps: [notesApp, echo] });
});

const countNotes = async () => (await api.get<unknown[]>('/apps/notes/list')).data.length;
const countEchoes = async () => {
  const engine = await api.opening;
  return engine.read(['echo'], async (store) => store.table(echoesKey).all().length);
};

test('a message that a listener sends arrives with the same write', async () => {
  expect(await countEchoes()).toBe(0);
  await (await api.opening).change('notes', (store) => store.send('note.call', {}));
  expect(await countEchoes()).toBe(1);
});

test('messages without end are an error, and nothing is written', async () => {
  await countEchoes();
  const change = (await api.opening).change('notes', (store) => {
    store.table(notesKey).delete(1);
    store.send('note.endless', {});
  });
  await expect(change).rejects.toThrow('note.endless');
  expect(await countNotes()).toBe(20);
});

test('what a read writes is dropped, and what a change writes that throws', async () => {
  const engine = await api.opening;
  await engine.read(['notes'], async (store) => store.table(notesKey).delete(1));
  expect(await countNotes()).toBe(20);
  const change = engine.change('notes', (store) => {
    store.table(notesKey).delete(1);
    throw new Error('No');
  });
  await expect(change).rejects.toThrow('No');
  expect(await countNotes()).toBe(20);
});

test('nothing is written once a unit of work has ended', async () => {
  const unit = await (await api.opening).change('notes', (store) => store);
  expect(() => unit.table(notesKey).delete(1)).toThrow('has ended');
  expect(unit.table(notesKey).all()).toHaveLength(20);
});
