import { readTableParams, type TableParams, toListQuery, writeTableParams } from './tableParams';

const table = { page: 1, perPage: 10, sort: undefined };

test.each([
  ['an untouched table', {}, {}, { page: 1, perPage: 10 }],
  ['a filter', { page: 2 }, { q: 'ann' }, { page: 2, perPage: 10, q: 'ann' }],
  [
    'an order',
    { sort: { key: 'name', isDescending: false } },
    {},
    { page: 1, perPage: 10, sortBy: 'name', sortDir: 'asc' },
  ],
  [
    'an order from the end',
    { sort: { key: 'name', isDescending: true }, perPage: 50 },
    {},
    { page: 1, perPage: 50, sortBy: 'name', sortDir: 'desc' },
  ],
])('%s becomes arguments of the call', (_, change, filter, query) => {
  expect(toListQuery({ ...table, ...change }, filter)).toEqual(query);
});

const defaults = { filters: ['role', 'status'], sort: { key: 'id', isDescending: true } };
const read = (search: string) => readTableParams(new URLSearchParams(search), defaults);
const write = (search: string, change: Partial<TableParams>) =>
  writeTableParams(new URLSearchParams(search), change, defaults).toString();

const standard = { page: 1, perPage: 10, sort: defaults.sort, q: '', filters: {} };

test.each<[string, string, Partial<TableParams>]>([
  ['nothing is the standard', '', {}],
  [
    'all of it',
    'page=3&perPage=25&sort=-name&q=jo&role=editor',
    { page: 3, perPage: 25, sort: { key: 'name', isDescending: true }, q: 'jo', filters: { role: 'editor' } },
  ],
  ['pages that are none', 'page=-2', {}],
  ['pages in words', 'page=two&perPage=many', {}],
  ['page sizes that are not offered', 'perPage=5000', {}],
  ['filters that do not exist', 'colour=red', {}],
  ['an order by nothing', 'sort=-', {}],
])('reads %s', (_, search, expected) => expect(read(search)).toEqual({ ...standard, ...expected }));

test.each<[string, string, Partial<TableParams>, string]>([
  ['leaves defaults out', 'page=2&sort=name', { page: 1, sort: defaults.sort }, ''],
  ['a turn of the page keeps the rest', 'q=jo&role=editor', { page: 2 }, 'q=jo&role=editor&page=2'],
  ['a new search leads to page 1', 'page=4', { q: 'jo' }, 'q=jo'],
  ['a filter leads to page 1', 'page=4', { filters: { role: 'editor' } }, 'role=editor'],
  ['an empty filter goes', 'role=editor', { filters: { role: '' } }, ''],
  ['another order leads to page 1', 'page=4', { sort: { key: 'name', isDescending: false } }, 'sort=name'],
  ['another page size leads to page 1', 'page=4', { perPage: 50 }, 'perPage=50'],
  ['what others keep in the address stays', 'panel=open&page=2', { q: 'x' }, 'panel=open&q=x'],
])('%s', (_, search, change, expected) => expect(write(search, change)).toBe(expected));
