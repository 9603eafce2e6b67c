import { toInvoiceFilter } from './invoiceFilter';

test.each([
  ['an untouched table', { q: '', filters: {} }, {}],
  ['a search', { q: 'weber', filters: {} }, { q: 'weber' }],
  ['a filter', { q: '', filters: { status: 'Paid' } }, { status: 'Paid' }],
])('%s becomes the filter of the call', (_, table, filter) => {
  expect(toInvoiceFilter(table)).toEqual(filter);
});
