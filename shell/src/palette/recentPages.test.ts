import { recentPages, rememberPage } from './recentPages';

const page = (name: string) => ({ path: `/${name}`, title: name });

beforeEach(() => localStorage.clear());

test('the latest page comes first, and only once', () => {
  for (const name of ['a', 'b', 'a']) rememberPage(localStorage, page(name));
  expect(recentPages(localStorage)).toEqual([page('a'), page('b')]);
});

test('only the last five are kept', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) rememberPage(localStorage, page(name));
  expect(recentPages(localStorage).map(({ title }) => title)).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test.each(['{', '{}', '[1, null, {"path": 2}]'])('what is stored and no list of pages is no page: %s', (text) => {
  localStorage.setItem('recentPages', text);
  expect(recentPages(localStorage)).toEqual([]);
});
