import { blogListPath, readBlogParams, toBlogQuery, writeBlogParams } from './blogParams';

const read = (search: string) => readBlogParams(new URLSearchParams(search));

test.each(['', 'q=fog', 'q=fog&category=Design&page=2'])(
  'the address "%s" is read and written back the same',
  (search) => {
    expect(writeBlogParams(read(search)).toString()).toBe(search);
  },
);

test.each(['page=0', 'page=1.5', 'page=two', 'page=', 'author=me'])('"%s" counts as not given', (search) => {
  expect(read(search)).toEqual({ q: '', category: '', page: 1 });
});

test.each([
  [{}, '/pages/blog/list'],
  [{ category: 'Design' }, '/pages/blog/list?category=Design'],
  [{ category: 'Design', page: 2 }, '/pages/blog/list?category=Design&page=2'],
])('%j is at %s', (params, path) => {
  expect(blogListPath(params)).toBe(path);
});

test('the API is asked in its own words', () => {
  expect(toBlogQuery(read('q=+fog+&page=2'))).toEqual({ q: 'fog', category: undefined, page: 2, perPage: 6 });
});
