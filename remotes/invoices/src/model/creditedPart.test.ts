import fc from 'fast-check';
import { testInvoice } from '../testing/testInvoice';
import { creditedItem, creditedPart } from './creditedPart';
import { totalOf } from './invoiceTotals';
import { toMinor } from './minorUnits';

const invoice = {
  ...testInvoice,
  discountAmount: 30,
  items: [
    { service: 'Design', cost: 100, qty: 1 },
    { service: 'Words', cost: 10, qty: 5 },
  ],
};

test.each([
  [[{ service: 'Design', cost: 100, qty: 1 }], 20],
  [[{ service: 'Words', cost: 10, qty: 1 }], 2],
  [invoice.items, 30],
  [[], 0],
])('%j takes its share of the fixed discount back', (items, discountAmount) => {
  expect(creditedPart(invoice, items)).toMatchObject({ items, discountAmount });
});

test.each([
  [{ cost: 10, qty: 3, discountAmount: 10 }, 1, 3.34],
  [{ cost: 10, qty: 3, discountAmount: 10 }, 3, 10],
  [{ cost: 10, qty: 2.5, discountAmount: 5 }, 0.5, 1],
  [{ cost: 0.01, qty: 3, discountAmount: 0.01 }, 0.001, 0],
  [{ cost: 10, qty: 3 }, 1, undefined],
])('of %j, %d pieces take their share of the discount back', (line, qty, discountAmount) => {
  expect(creditedItem({ service: 'Words', ...line }, qty, 'EUR')).toMatchObject({
    qty,
    ...(discountAmount !== undefined && { discountAmount }),
  });
});

test('without a fixed discount there is none to share', () => {
  expect(creditedPart(testInvoice, testInvoice.items)).toEqual(testInvoice);
});

test('what is credited line by line is never more than the invoice', () => {
  const lines = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(lines, fc.nat(100), (cents, percent) => {
      const items = cents.map((cost) => ({ service: 'Words', cost: cost / 100, qty: 1 }));
      const most = cents.reduce((all, cost) => all + cost, 0);
      const whole = { ...testInvoice, items, discountAmount: Math.floor((most * percent) / 100) / 100 };
      const credited = items.map((item) => toMinor(totalOf(creditedPart(whole, [item])), 'EUR'));
      expect(credited.reduce((all, amount) => all + amount, 0)).toBeLessThanOrEqual(toMinor(totalOf(whole), 'EUR'));
      expect(Math.min(...credited)).toBeGreaterThanOrEqual(0);
    }),
  );
});
