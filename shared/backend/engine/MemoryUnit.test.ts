import { createTestApi, notesApp, notesTable, type TestApi, type TestApp } from '@atrium/core/testing';
import { defineBackend, defineTable, type Row } from '..';

const echoesTable = defineTable<Row & { id: number }>()({ name: 'echoes' });

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
    tables: [echoesTable],
    calls: [],
    listeners: {
      'note.call': (store) => store.send('note.answer', {}),
      'note.answer': async (store) => void (await store.table(echoesTable).put({ id: 1 })),
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
  return engine.read(['echo'], (store) => store.table(echoesTable).count());
};

test('a message that a listener sends arrives with the same write', async () => {
  expect(await countEchoes()).toBe(0);
  await (await api.opening).change('notes', (store) => store.send('note.call', {}));
  expect(await countEchoes()).toBe(1);
});

test('messages without end are an error, and nothing is written', async () => {
  await countEchoes();
  const change = (await api.opening).change('notes', async (store) => {
    await store.table(notesTable).delete(1);
    store.send('note.endless', {});
  });
  await expect(change).rejects.toThrow('note.endless');
  expect(await countNotes()).toBe(20);
});

test('what a read writes is dropped, and what a change writes that throws', async () => {
  const engine = await api.opening;
  await engine.read(['notes'], (store) => store.table(notesTable).delete(1));
  expect(await countNotes()).toBe(20);
  const change = engine.change('notes', async (store) => {
    await store.table(notesTable).delete(1);
    throw new Error('No');
  });
  await expect(change).rejects.toThrow('No');
  expect(await countNotes()).toBe(20);
});

test('nothing is written once a unit of work has ended', async () => {
  const unit = await (await api.opening).change('notes', (store) => store);
  await expect(unit.table(notesTable).delete(1)).rejects.toThrow('has ended');
  expect(await unit.table(notesTable).count()).toBe(20);
});
