import type { SearchAnswer } from '../api';
import { createTestApi, notesApp } from '../testing';

const found = async (params = {}) => {
  const api = createTestApi({ apps: [notesApp] });
  return (await api.get<SearchAnswer>('/api/main-search/data', params)).data.searchArr;
};

test('pages come first, then what the apps add, four of each at first', async () => {
  expect((await found()).map(({ groupTitle, searchLimit }) => [groupTitle, searchLimit])).toEqual([
    ['Pages', 4],
    ['Notes', 4],
  ]);
});

test('with a text it answers what matches', async () => {
  const [pages, notes] = await found({ q: 'PAGE 13' });
  expect([pages?.data, notes?.data]).toEqual([[], [{ title: 'Page 13', link: '/apps/notes' }]]);
  expect((await found({ q: 'notes' }))[0]?.data).toMatchObject([{ id: 'notes.home', link: '/apps/notes' }]);
});
