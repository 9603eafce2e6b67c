import { testInvoice } from '../testing/testInvoice';
import { creditableOf, creditTotal, toCredit, toCreditDraft } from './creditDraft';

const invoice = {
  ...testInvoice,
  tax: 19,
  total: 238,
  items: [
    { service: 'Design', cost: 100, qty: 1 },
    { service: 'Words', cost: 10, qty: 10 },
  ],
};

test('a credit note begins with all of the invoice, and with nothing of one that was credited before', () => {
  expect(toCreditDraft(invoice).quantities).toEqual([1, 10]);
  expect(toCreditDraft({ ...invoice, credited: 119 }).quantities).toEqual([0, 0]);
});

test.each([
  [[1, 10], 238],
  [[0, 3], 35.7],
  [[null, null], 0],
])('%j of its lines are worth %d', (quantities, total) => {
  expect(creditTotal(invoice, quantities)).toBe(total);
});

test('a line that the invoice has no more is not taken back', () => {
  expect(toCredit(invoice, { quantities: [1, 0, 5], reason: '' }).items).toEqual([{ line: 0, qty: 1 }]);
});

test('what is sent names the lines that are taken back', () => {
  expect(toCredit(invoice, { quantities: [0, 3], reason: 'Too many' })).toEqual({
    id: 5036,
    rev: testInvoice.rev,
    items: [{ line: 1, qty: 3 }],
    reason: 'Too many',
  });
  expect(creditableOf({ ...invoice, credited: 35.7 })).toBe(202.3);
});
