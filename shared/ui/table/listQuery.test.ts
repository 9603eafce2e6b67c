import { toListQuery } from './listQuery';

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
