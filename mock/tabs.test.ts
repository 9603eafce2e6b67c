import 'fake-indexeddb/auto';
import { createTestApi, notesApp } from '@atrium/core/testing';
import { openIndexedDb } from './indexedDb';

/** Web Locks as in browsers: one holder per name, in order of request. */
class Locks {
  readonly #last = new Map<string, Promise<unknown>>();
  request<T>(name: string, work: () => Promise<T>): Promise<T> {
    const result = (this.#last.get(name) ?? Promise.resolve()).then(work);
    this.#last.set(
      name,
      result.catch(() => {}),
    );
    return result;
  }
}

let databases = 0;
let name = '';
beforeEach(() => {
  databases += 1;
  name = `tabs-${databases}`;
  Object.defineProperty(globalThis, 'navigator', { value: { locks: new Locks() }, configurable: true });
});

const openTab = async () => createTestApi({ apps: [notesApp], persistence: await openIndexedDb(name) });
type Tab = Awaited<ReturnType<typeof openTab>>;

const add = (tab: Tab, title: string) => tab.post<{ note: { id: number } }>('/apps/notes/add', { note: { title } });
const titles = async (tab: Tab) =>
  (await tab.get<{ title: string }[]>('/apps/notes/list', { q: 'note' })).data.map(({ title }) => title);

test('two tabs that write at once lose nothing and give no id twice', async () => {
  const [one, two] = [await openTab(), await openTab()];
  const answers = await Promise.all(
    Array.from({ length: 15 }, (_, index) => [add(one, `note one ${index}`), add(two, `note two ${index}`)]).flat(),
  );
  const ids = answers.map(({ data }) => data.note.id);
  expect(new Set(ids).size).toBe(30);
  expect(await titles(one)).toHaveLength(30);
  expect(await titles(two)).toEqual(await titles(one));
});

test('two tabs that fill at once fill once', async () => {
  const [one, two] = [await openTab(), await openTab()];
  const [first, second] = await Promise.all([one.get('/apps/notes/list'), two.get('/apps/notes/list')]);
  expect(first.data).toHaveLength(20);
  expect(second.data).toEqual(first.data);
});

test('what one tab deletes and restores the other sees, in lists and badges', async () => {
  const [one, two] = [await openTab(), await openTab()];
  const count = async (tab: Tab) => (await tab.get<unknown[]>('/apps/notes/list')).data.length;
  expect([await count(one), await count(two)]).toEqual([20, 20]);
  await one.delete('/apps/notes/remove', { id: 3 });
  expect(await count(two)).toBe(19);
  expect((await two.get('/apps/counts')).data).toMatchObject({ notes: 19 });
  await two.post('/apps/restore', { kind: 'note', ids: [3] });
  expect(await count(one)).toBe(20);
});

test('of two tabs that change one record from the same beginning the second is refused', async () => {
  const [one, two] = [await openTab(), await openTab()];
  const update = (tab: Tab, title: string) => tab.post('/apps/notes/update', { note: { id: 1, rev: 1, title } });
  const answers = await Promise.all([update(one, 'mine'), update(two, 'yours')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('records and session survive a reload', async () => {
  const before = await openTab();
  const { data } = await before.post<{ accessToken: string }>('/jwt/login', {
    email: 'admin@demo.com',
    password: 'admin',
  });
  await add(before, 'note of before');
  const after = await openTab();
  after.authorize(`Bearer ${data.accessToken}`);
  expect((await after.get('/apps/counts')).status).toBe(200);
  expect(await titles(after)).toEqual(['note of before']);
});

test('a reset in one tab is one in all', async () => {
  const [one, two] = [await openTab(), await openTab()];
  await add(two, 'note');
  expect(await titles(one)).toEqual(['note']);
  await (await one.opening).reset();
  expect(await titles(two)).toEqual([]);
  expect((await two.get('/apps/notes/list')).data).toHaveLength(20);
});

test('a tab that slept through many changes reads everything again', async () => {
  const [one, two] = [await openTab(), await openTab()];
  await titles(one);
  const persistence = await openIndexedDb(name);
  for (let index = 0; index < 520; index += 1)
    await persistence.commit([{ table: 'noise', id: index, row: { id: index } }]);
  await add(two, 'note after the noise');
  expect(await titles(one)).toEqual(['note after the noise']);
});
