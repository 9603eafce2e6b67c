import { toInvoiceFilter } from './invoiceFilter';

test.each([
  ['an untouched table', { q: '', filters: {} }, {}],
  ['a search', { q: 'weber', filters: {} }, { q: 'weber' }],
  ['a filter', { q: '', filters: { status: '!Paid,Draft' } }, { status: '!Paid,Draft' }],
  ['a client', { q: '', filters: { client: 'ann@example.com' } }, { email: 'ann@example.com' }],
  ['ranges', { q: '', filters: { due: '2026-01-01..', total: '..250' } }, { due: '2026-01-01..', total: '..250' }],
])('%s becomes the filter of the call', (_, table, filter) => {
  expect(toInvoiceFilter(table)).toEqual(filter);
});
