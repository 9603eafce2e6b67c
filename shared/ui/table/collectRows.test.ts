import { collectRows } from './collectRows';

const pagesOf = (count: number) => async (page: number, perPage: number) => ({
  rows: Array.from({ length: count }, (_, index) => index).slice((page - 1) * perPage, page * perPage),
  total: count,
});

test.each([0, 1, 500, 501, 1234])('all of %d rows are collected, each once, in their order', async (count) => {
  const rows = await collectRows(pagesOf(count));
  expect(rows).toEqual(Array.from({ length: count }, (_, index) => index));
});

test('rows that vanish meanwhile do not make it ask for ever', async () => {
  const rows = await collectRows(async (page) => ({ rows: page === 1 ? ['a'] : [], total: 3 }));
  expect(rows).toEqual(['a']);
});

test('a page that fails fails the whole', async () => {
  await expect(collectRows(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
});
