import { lineAmount, orderTotals } from './orderTotals';

const line = { price: 10, qty: 1, discountPercentage: 0, hasFreeShipping: false };

test.each([
  ['nothing', [], { subtotal: 0, discount: 0, delivery: 0, total: 0 }],
  ['one piece', [line], { subtotal: 10, discount: 0, delivery: 4.9, total: 14.9 }],
  ['three pieces', [{ ...line, qty: 3 }], { subtotal: 30, discount: 0, delivery: 4.9, total: 34.9 }],
  ['enough for free delivery', [{ ...line, qty: 5 }], { subtotal: 50, discount: 0, delivery: 0, total: 50 }],
  [
    'enough before the discount alone',
    [{ ...line, qty: 5, discountPercentage: 10 }],
    { subtotal: 50, discount: 5, delivery: 4.9, total: 49.9 },
  ],
  ['what ships free', [{ ...line, hasFreeShipping: true }], { subtotal: 10, discount: 0, delivery: 0, total: 10 }],
  [
    'one that ships free and one that does not',
    [{ ...line, hasFreeShipping: true }, line],
    { subtotal: 20, discount: 0, delivery: 4.9, total: 24.9 },
  ],
  [
    'sums that floats get wrong',
    [
      { ...line, price: 0.1, qty: 3 },
      { ...line, price: 0.7 },
    ],
    { subtotal: 1, discount: 0, delivery: 4.9, total: 5.9 },
  ],
  [
    'a discount of half a cent',
    [{ ...line, price: 0.5, discountPercentage: 3 }],
    { subtotal: 0.5, discount: 0.02, delivery: 4.9, total: 5.38 },
  ],
])('the totals of %s', (_, lines, totals) => {
  expect(orderTotals(lines)).toEqual(totals);
});

test('a line costs its price times its pieces', () => {
  expect(lineAmount({ price: 19.99, qty: 3 })).toBe(59.97);
});
