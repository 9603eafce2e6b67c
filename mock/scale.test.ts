import 'fake-indexeddb/auto';
import { createTestApi, memoryPersistence, notesApp, type TestApi } from '@atrium/core/testing';
import { openIndexedDb } from './indexedDb';

interface Note {
  id: number;
  title: string;
}

const open = (options: Parameters<typeof createTestApi>[0]) => createTestApi({ apps: [notesApp], ...options });
const notes = async (api: TestApi) => (await api.get<Note[]>('/apps/notes/list')).data;

test('a scaled store has as many times the rows, none of them double, and its badges count them', async () => {
  const api = open({ scale: 3 });
  const all = await notes(api);
  expect(all).toHaveLength(60);
  expect(new Set(all.map(({ title }) => title)).size).toBe(60);
  expect((await api.get('/apps/counts')).data).toMatchObject({ notes: 60 });
});

test('there are never more than 100,000 of a kind', async () => {
  const api = open({ scale: 100_000 });
  expect(await notes(api)).toHaveLength(100_000);
});

test('people are scaled up by the core', async () => {
  const api = open({ scale: 2 });
  await api.get('/api/people');
  const people = (await api.opening).store.table<{ id: number; email: string }>({ name: 'people' }).all();
  expect(people).toHaveLength(2 + 2 * 130);
  expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
});

test('only what was changed is kept, and found again by the next page', async () => {
  const openPage = async () => open({ scale: 3, persistence: await openIndexedDb('scaled') });
  const before = await openPage();
  await before.delete('/apps/notes/remove', { id: 30 });
  await before.delete('/apps/notes/remove', { id: 31 });
  await before.post('/apps/restore', { kind: 'note', ids: [31] });
  await before.post('/apps/notes/update', { note: { id: 32, title: 'Changed' } });

  const after = await openPage();
  expect((await after.get('/apps/notes/list/30')).status).toBe(404);
  expect((await after.get('/apps/notes/list/31')).status).toBe(200);
  expect((await after.get('/apps/notes/list/32')).data).toMatchObject({ title: 'Changed', rev: 2 });
  expect(await notes(after)).toHaveLength(59);
  const database = await openIndexedDb('scaled');
  expect((await database.read('notes')).length).toBeLessThan(5);
  expect(await notes(before)).toEqual(await notes(after));
});

test('a reset brings back what was deleted', async () => {
  const api = open({ scale: 2, persistence: memoryPersistence() });
  await api.delete('/apps/notes/remove', { id: 25 });
  await (await api.opening).reset();
  expect(await notes(api)).toHaveLength(40);
});
