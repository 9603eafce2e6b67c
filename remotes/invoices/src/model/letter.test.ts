import type { InvoiceStatus } from '../api/schemas';
import { type LetterKind, letterKindOf } from './letter';

test.each<[InvoiceStatus, number, LetterKind]>([
  ['Draft', 100, 'first'],
  ['Sent', 100, 'due'],
  ['Partial Payment', 40, 'due'],
  ['Past Due', 40, 'late'],
  ['Paid', 0, 'paid'],
  ['Paid', -10, 'paid'],
  ['Credit Note', 0, 'credit'],
])('the letter with an invoice that is %s, %d open, says it is %s', (invoiceStatus, balance, expected) => {
  expect(letterKindOf({ number: invoiceStatus === 'Draft' ? null : 5036, invoiceStatus, balance })).toBe(expected);
});
