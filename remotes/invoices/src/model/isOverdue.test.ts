import type { InvoiceStatus } from '../api/schemas';
import { isOverdue } from './isOverdue';

test.each<[InvoiceStatus, number, string, boolean]>([
  ['Sent', 100, '2026-11-11', true],
  ['Sent', 100, '2026-11-12', false],
  ['Sent', 100, '2026-11-13', false],
  ['Sent', 0, '2026-11-11', false],
  ['Partial Payment', 40, '2026-10-01', true],
  ['Downloaded', 40, '2026-10-01', true],
  ['Draft', 100, '2026-10-01', false],
  ['Paid', 0, '2026-10-01', false],
  ['Paid', -10, '2026-10-01', false],
  ['Void', 0, '2026-10-01', false],
  ['Past Due', 100, '2026-12-01', false],
])('%s with %d open, due on %s: %s on 12 November', (invoiceStatus, balance, dueDate, expected) => {
  expect(isOverdue({ invoiceStatus, balance, dueDate }, '2026-11-12')).toBe(expected);
});
