import { forgetPage, recentPages, rememberPage } from './recentPages';

const ann = 1;
const bob = 2;
const page = (name: string) => ({ path: `/${name}`, title: name, language: 'en' as const });

beforeEach(() => localStorage.clear());

test('the latest page comes first, and only once', () => {
  for (const name of ['a', 'b', 'a']) rememberPage(localStorage, ann, page(name));
  expect(recentPages(localStorage, ann)).toEqual([page('a'), page('b')]);
});

test('only the last six are kept', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) rememberPage(localStorage, ann, page(name));
  expect(recentPages(localStorage, ann).map(({ title }) => title)).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
});

test('nobody sees what another had on screen', () => {
  rememberPage(localStorage, ann, page('a'));
  expect(recentPages(localStorage, bob)).toEqual([]);
});

test.each(['{', '{}', '[1, null, {"path": 2}]', '[{"path": "/a", "title": "A"}]'])(
  'what is stored and no list of pages is no page: %s',
  (text) => {
    localStorage.setItem('recentPages:1', text);
    expect(recentPages(localStorage, ann)).toEqual([]);
  },
);

test('a page that is no longer there is forgotten', () => {
  for (const name of ['a', 'b']) rememberPage(localStorage, ann, page(name));
  forgetPage(localStorage, ann, '/b');
  expect(recentPages(localStorage, ann)).toEqual([page('a')]);
});
