import { recentPages, rememberPage } from './recentPages';

const ann = 1;
const bob = 2;
const page = (name: string) => ({ path: `/${name}`, title: name });

beforeEach(() => localStorage.clear());

test('the latest page comes first, and only once', () => {
  for (const name of ['a', 'b', 'a']) rememberPage(localStorage, ann, page(name));
  expect(recentPages(localStorage, ann)).toEqual([page('a'), page('b')]);
});

test('only the last five are kept', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) rememberPage(localStorage, ann, page(name));
  expect(recentPages(localStorage, ann).map(({ title }) => title)).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('nobody sees what another had on screen', () => {
  rememberPage(localStorage, ann, page('a'));
  expect(recentPages(localStorage, bob)).toEqual([]);
});

test.each(['{', '{}', '[1, null, {"path": 2}]'])('what is stored and no list of pages is no page: %s', (text) => {
  localStorage.setItem('recentPages:1', text);
  expect(recentPages(localStorage, ann)).toEqual([]);
});
