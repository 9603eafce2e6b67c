import { toUserQuery } from './userQuery';

const table = { page: 1, perPage: 10, q: '', filters: {}, sort: undefined };

test.each([
  ['an untouched table', {}, { page: 1, perPage: 10 }],
  ['a search', { q: 'ann', page: 2 }, { page: 2, perPage: 10, q: 'ann' }],
  [
    'filters',
    { filters: { role: 'editor', plan: 'team', status: 'active' } },
    { page: 1, perPage: 10, role: 'editor', currentPlan: 'team', status: 'active' },
  ],
  [
    'an order',
    { sort: { key: 'fullName', isDescending: false } },
    { page: 1, perPage: 10, sortBy: 'fullName', sortDir: 'asc' },
  ],
  [
    'an order from the end',
    { sort: { key: 'lastSeen', isDescending: true }, perPage: 50 },
    { page: 1, perPage: 50, sortBy: 'lastSeen', sortDir: 'desc' },
  ],
])('%s becomes arguments of the call', (_, change, query) => {
  expect(toUserQuery({ ...table, ...change })).toEqual(query);
});
