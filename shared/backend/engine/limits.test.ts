import { openEngine } from '@atrium/core';
import { createTestApi, notesApp } from '@atrium/core/testing';
import { toBackendSource } from '..';
import { memoryPersistence } from './persistence';

const api = createTestApi({ apps: [notesApp] });
const list = (params: Record<string, unknown>) => api.get('/apps/notes/list', params);
const order = (ids: number[]) => api.post('/api/bookmarks/reorder', { ids });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const restoreRaw = async (body: string) => (await api.opening).handle({ method: 'POST', url: '/apps/restore', body });

test('a search text of 200 characters and a page of 200 rows are the most', async () => {
  expect((await list({ q: 'a'.repeat(200), perPage: 200 })).status).toBe(200);
  expect(await list({ q: 'a'.repeat(201) })).toEqual({
    status: 400,
    data: { error: { q: ['At most 200 characters.'] } },
  });
  expect(await list({ page: 1, perPage: 201 })).toEqual({
    status: 400,
    data: { error: { perPage: ['At most 200.'] } },
  });
});

test('a list of 1,000 elements is the most, in a body and in an address', async () => {
  expect((await order(numbers(1_000))).status).toBe(404);
  expect(await order(numbers(1_001))).toEqual({
    status: 400,
    data: { error: { ids: ['At most 1000 elements.'] } },
  });
  expect((await list({ q: numbers(1_001) })).status).toBe(200);
});

test('a body of 100 kB is the most where its call does not say more', async () => {
  const add = (title: string) => api.post('/apps/notes/add', { note: { title } });
  expect((await add('a'.repeat(100_000))).status).toBe(201);
  expect(await add('a'.repeat(103_000))).toEqual({ status: 413, data: { error: 'The body is too large' } });
  // Bytes count: these characters have three each.
  expect((await add('あ'.repeat(40_000))).status).toBe(413);
  const content = 'a'.repeat(1_000_000);
  expect((await api.post('/api/files', { fileName: 'a.txt', content })).status).toBe(201);
});

test.each([900, 40_000])('brackets, %d deep, are refused and do not fill the stack', async (depth) => {
  const more = '['.repeat(depth) + ']'.repeat(depth);
  expect(await restoreRaw(`{"kind":"note","ids":[],"more":${more}}`)).toEqual({
    status: 400,
    data: { error: { more: ['At most 32 levels.'] } },
  });
});

test('hundreds of thousands of ids are refused without being looked at', async () => {
  // As many as fit into the largest body.
  const body = { fileName: 'a.txt', content: numbers(900_000) };
  expect(await api.post('/api/files', body)).toEqual({
    status: 400,
    data: { error: { content: ['At most 1000 elements.'] } },
  });
});

test('a search over everything takes eight words', async () => {
  const find = (q: string) => api.get('/api/main-search/data', { q });
  expect((await find('one two three four five six seven eight')).status).toBe(200);
  expect(await find('one two three four five six seven eight nine')).toEqual({
    status: 400,
    data: { error: { q: ['At most 8 words.'] } },
  });
  expect((await find('xqz '.repeat(3_500))).status).toBe(400);
});

test('on a server a list of which no page is asked for is its first 200 rows, and the others can be asked for', async () => {
  const server = await openEngine({ suggestions: () => [], hasAccounts: true, persistence: memoryPersistence() });
  const { manifest, backend } = notesApp;
  server.catalog.register(
    manifest.id,
    toBackendSource(manifest, async () => backend),
  );
  const ask = async (method: string, url: string, body?: string) => (await server.handle({ method, url, body }))?.data;
  for (let title = 0; title < 190; title += 1)
    await ask('POST', '/apps/notes/add', JSON.stringify({ note: { title: `New ${title}` } }));
  expect(await ask('GET', '/apps/notes/list')).toHaveLength(200);
  expect(await ask('GET', '/apps/notes/list?page=2&perPage=200')).toHaveLength(10);
});
