import type { Invoice, InvoiceStatus } from '../api/schemas';
import { testInvoice, testPayment } from '../testing/testInvoice';
import { daysOver, isOverdue, paidOf, settledStatus, statusOn } from './invoiceStatus';

test.each<[string, Partial<Invoice>, Invoice['invoiceStatus']]>([
  ['a draft, whatever it holds', { invoiceStatus: 'Draft', balance: 0 }, 'Draft'],
  ['what was sent', {}, 'Sent'],
  ['what was only downloaded', { invoiceStatus: 'Downloaded' }, 'Downloaded'],
  ['a part that was paid', { balance: 60, payments: [testPayment(40)] }, 'Partial Payment'],
  ['all that was paid', { balance: 0, payments: [testPayment(100)] }, 'Paid'],
  ['what was paid and given back', { balance: 100, payments: [testPayment(40), testPayment(-40)] }, 'Sent'],
  ['what was credited as a whole', { balance: 0, credited: 100 }, 'Void'],
  [
    'credited as a whole, the money not given back yet',
    { balance: -40, credited: 100, payments: [testPayment(40)] },
    'Paid',
  ],
  ['credited in part and paid for the rest', { balance: 0, credited: 60, payments: [testPayment(40)] }, 'Paid'],
  ['what is void', { invoiceStatus: 'Void', balance: 0 }, 'Void'],
  ['past due by an earlier release', { invoiceStatus: 'Past Due' }, 'Sent'],
])('the status of %s', (_what, changes, expected) => {
  expect(settledStatus({ ...testInvoice, ...changes })).toBe(expected);
});

test.each<[string, Partial<Invoice>, Invoice['invoiceStatus']]>([
  ['sent and late', {}, 'Past Due'],
  ['partly paid and late', { invoiceStatus: 'Partial Payment', balance: 60 }, 'Past Due'],
  ['late and paid', { invoiceStatus: 'Paid', balance: 0 }, 'Paid'],
  ['a late draft', { invoiceStatus: 'Draft' }, 'Draft'],
  ['past due until its day was moved', { invoiceStatus: 'Past Due', dueDate: '2026-12-24' }, 'Sent'],
])('on 1 December %s', (_what, changes, expected) => {
  expect(statusOn({ ...testInvoice, ...changes }, '2026-12-01')).toBe(expected);
});

test('what was paid is without what was given back, and without the error of floating numbers', () => {
  expect(paidOf({ currency: 'EUR', payments: [0.1, 0.2, -0.3].map(testPayment) })).toBe(0);
});

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

test.each([
  ['2026-11-11', 1],
  ['2026-10-12', 31],
  ['2026-11-12', 0],
  ['2026-11-20', 0],
])('due on %s: %d days over on 12 November', (dueDate, days) => {
  expect(daysOver(dueDate, '2026-11-12')).toBe(days);
});
