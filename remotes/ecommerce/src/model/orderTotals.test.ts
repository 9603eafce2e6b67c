import { discountedAmount, instalmentsOf, isBelowMinimum, lineAmount, orderTotals } from './orderTotals';

const line = { price: 10, qty: 1, discountPercentage: 0, hasFreeShipping: false };
const bought = (qty: number) => [{ ...line, qty }];
const fixed = { kind: 'fixed' as const, value: 10, least: 0 };
const tenth = { kind: 'percent' as const, value: 10, least: 0 };

test.each([
  ['nothing', [], { subtotal: 0, discount: 0, delivery: 0, total: 0 }],
  ['one piece', [line], { subtotal: 10, discount: 0, delivery: 4.9, total: 14.9 }],
  ['three pieces', bought(3), { subtotal: 30, discount: 0, delivery: 4.9, total: 34.9 }],
  ['enough for free delivery', bought(5), { subtotal: 50, discount: 0, delivery: 0, total: 50 }],
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
  expect(orderTotals(lines)).toMatchObject({ ...totals, couponAmount: 0, giftCardAmount: 0, due: totals.total });
});

test.each([
  ['a fixed coupon', { coupon: fixed }, { couponAmount: 10, delivery: 4.9, total: 24.9 }],
  ['a fixed coupon of more than the products', { coupon: { ...fixed, value: 99 } }, { couponAmount: 30, total: 4.9 }],
  ['a tenth', { coupon: tenth }, { couponAmount: 3, total: 31.9 }],
  ['a part of a cent', { coupon: { ...tenth, value: 33.35 } }, { couponAmount: 10.01, total: 24.89 }],
  ['a coupon from just this much', { coupon: { ...tenth, least: 30 } }, { couponAmount: 3 }],
  ['a coupon from a cent more', { coupon: { ...tenth, least: 30.01 } }, { couponAmount: 0, total: 34.9 }],
  ['a gift card with less', { giftCard: { balance: 20 } }, { total: 34.9, giftCardAmount: 20, due: 14.9 }],
  ['a gift card with more', { giftCard: { balance: 500 } }, { total: 34.9, giftCardAmount: 34.9, due: 0 }],
  ['an empty gift card', { giftCard: { balance: 0 } }, { giftCardAmount: 0, due: 34.9 }],
  [
    'coupon and gift card',
    { coupon: tenth, giftCard: { balance: 20 } },
    { couponAmount: 3, giftCardAmount: 20, total: 31.9, due: 11.9 },
  ],
  ['express', { deliveryWay: 'express' as const }, { delivery: 9.9, total: 39.9 }],
  ['collecting it', { deliveryWay: 'pickup' as const }, { delivery: 0, total: 30 }],
])('%s on products for 30', (_, terms, totals) => {
  expect(orderTotals(bought(3), terms)).toMatchObject(totals);
});

test('express costs as much from where standard delivery is free', () => {
  expect(orderTotals(bought(9), { deliveryWay: 'express' }).delivery).toBe(9.9);
});

test.each([
  [bought(10), 100, 18.7],
  [bought(1), 14.9, 2.79],
  [[], 0, 0],
])('VAT is a part of the total', (lines, total, tax) => {
  expect(orderTotals(lines)).toMatchObject({ total, tax });
});

test('a line costs its price times its pieces, less its discount', () => {
  expect(lineAmount({ price: 19.99, qty: 3 })).toBe(59.97);
  expect(discountedAmount({ price: 58, qty: 1, discountPercentage: 17 })).toBe(48.14);
});

test.each([
  [30, false],
  [30.01, true],
])('30 are below %d: %s', (least, isBelow) => {
  expect(isBelowMinimum(bought(3), { least })).toBe(isBelow);
});

test.each([
  [58, { count: 3, first: 19.34, each: 19.33 }],
  [30, { count: 3, first: 10, each: 10 }],
  [0.01, { count: 3, first: 0.01, each: 0 }],
])('%d in three parts', (amount, parts) => {
  expect(instalmentsOf(amount)).toEqual(parts);
});

test('delivery is free by what is paid for the goods after the coupon; a gift card is a way to pay', () => {
  const bought = [{ ...line, qty: 5 }];
  const coupon = { kind: 'fixed' as const, value: 10, least: 0 };
  expect(orderTotals(bought, { coupon })).toMatchObject({ couponAmount: 10, delivery: 4.9, total: 44.9 });
  expect(orderTotals([{ ...line, qty: 6 }], { coupon })).toMatchObject({ delivery: 0, total: 50 });
  expect(orderTotals(bought, { giftCard: { balance: 20 } })).toMatchObject({ delivery: 0, total: 50, due: 30 });
});
