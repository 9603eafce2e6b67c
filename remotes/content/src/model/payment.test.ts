import { chargeFailureOf, openAmount, paidAmount } from './payment';

test.each([
  [{ amount: 6027, refunded: 0, status: 'paid' } as const, 6027, 0],
  [{ amount: 6027, refunded: 2000, status: 'refunded' } as const, 4027, 0],
  [{ amount: 6027, refunded: 0, status: 'failed' } as const, 0, 6027],
  [{ amount: 100, refunded: 0, status: 'pending' } as const, 0, 100],
])('of %j %i is paid and %i open', (payment, paid, open) =>
  expect([paidAmount(payment), openAmount(payment)]).toEqual([paid, open]),
);

const now = Date.parse('2026-11-18T12:00:00Z');
test.each([
  [null, 'noCard'],
  [{ brand: 'visa', lastFour: '4242', expires: '2026-10' } as const, 'cardExpired'],
  [{ brand: 'visa', lastFour: '0002', expires: '2029-10' } as const, 'declined'],
  [{ brand: 'visa', lastFour: '4242', expires: '2029-10' } as const, null],
])('charging %j comes to %s', (card, failure) => expect(chargeFailureOf(card, now)).toBe(failure));
