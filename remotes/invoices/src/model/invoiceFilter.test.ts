import { toInvoiceQuery } from './invoiceQuery';

const table = { page: 1, perPage: 10, q: '', filters: {}, sort: undefined };

test.each([
  ['an untouched table', {}, { page: 1, perPage: 10 }],
  ['a search', { q: 'weber', page: 3 }, { page: 3, perPage: 10, q: 'weber' }],
  ['a status', { filters: { status: 'Past Due' } }, { page: 1, perPage: 10, status: 'Past Due' }],
  [
    'an order from the end',
    { sort: { key: 'dueDate', isDescending: true }, perPage: 25 },
    { page: 1, perPage: 25, sortBy: 'dueDate', sortDir: 'desc' },
  ],
])('%s becomes arguments of the call', (_, change, query) => {
  expect(toInvoiceQuery({ ...table, ...change })).toEqual(query);
});
