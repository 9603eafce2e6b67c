import type { OrderLine } from '../api/schemas';
import { allPiecesLeft, isRefunded, isReturnable, piecesLeft, refundOf } from './refund';

const line = (productId: number, qty: number, amount: number): OrderLine => ({
  productId,
  qty,
  amount,
  name: 'Box',
  slug: `box-${productId}`,
  color: 'red',
  image: '',
  price: amount / qty,
  discountPercentage: 0,
  shippingDate: '2026-11-02',
});
const pieces = (productId: number, qty: number) => ({ productId, color: 'red' as const, qty });
/** 20.00 of goods, 3.33 off, 4.90 delivery; 10.00 paid by gift card. */
const order = { lines: [line(1, 3, 10), line(2, 1, 10)], couponAmount: 3.33, total: 21.57, due: 11.57 };

test('pieces bring back what they cost, less their part of the coupon', () => {
  expect(refundOf(order, [pieces(2, 1)])).toEqual({ amount: 8.33, giftCardAmount: 0 });
  expect(refundOf(order, [pieces(1, 1)])).toEqual({ amount: 2.78, giftCardAmount: 0 });
});

test('all pieces bring back the total to the cent, at once or one by one, and the gift card what it had paid', () => {
  expect(refundOf(order, allPiecesLeft(order))).toEqual({ amount: 21.57, giftCardAmount: 10 });
  let returns: { at: string; lines: ReturnType<typeof pieces>[]; amount: number; giftCardAmount: number }[] = [];
  for (const some of [pieces(1, 1), pieces(2, 1), pieces(1, 1), pieces(1, 1)])
    returns = [...returns, { at: '', lines: [some], ...refundOf({ ...order, returns }, [some]) }];
  const sum = (of: (one: { amount: number; giftCardAmount: number }) => number) =>
    Math.round(returns.reduce((all, one) => all + of(one) * 100, 0)) / 100;
  expect([sum(({ amount }) => amount), sum(({ giftCardAmount }) => giftCardAmount)]).toEqual([21.57, 10]);
  expect(allPiecesLeft({ ...order, returns })).toEqual([]);
});

test('what went back once cannot go back again, nor what was never bought', () => {
  const returns = [{ at: '', lines: [pieces(1, 2)], amount: 0, giftCardAmount: 0 }];
  expect(piecesLeft({ returns }, order.lines[0] ?? line(1, 3, 10))).toBe(1);
  const isGood = (...some: ReturnType<typeof pieces>[]) => isReturnable({ ...order, returns }, some);
  expect(isGood(pieces(1, 1), pieces(2, 1))).toBe(true);
  expect(isGood(pieces(1, 2))).toBe(false);
  expect(isGood(pieces(1, 1), pieces(1, 1))).toBe(false);
  expect(isGood(pieces(3, 1))).toBe(false);
  expect(isGood()).toBe(false);
});

test('it is paid back a week after it was sent', () => {
  const at = '2026-11-18T10:00:00Z';
  expect(isRefunded({ at }, Date.parse('2026-11-24T10:00:00Z'))).toBe(false);
  expect(isRefunded({ at }, Date.parse('2026-11-25T10:00:00Z'))).toBe(true);
});
