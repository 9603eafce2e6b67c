import type { InvoiceStatus } from '../api/schemas';
import { isPayable, isUnsent } from './invoiceSteps';

test.each<[InvoiceStatus, boolean]>([
  ['Draft', true],
  ['Downloaded', true],
  ['Sent', false],
  ['Partial Payment', false],
  ['Past Due', false],
  ['Paid', false],
])('%s is not sent yet: %s', (invoiceStatus, expected) => {
  expect(isUnsent({ invoiceStatus, balance: 1 })).toBe(expected);
});

test.each([
  [0, false],
  [0.01, true],
])('with %d open it can be paid: %s', (balance, expected) => {
  expect(isPayable({ invoiceStatus: 'Sent', balance })).toBe(expected);
});
