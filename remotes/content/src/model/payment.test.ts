import { chargeFailureOf, sumPayments } from './payment';

test('sums what is paid, open and refunded, each currency for itself', () => {
  expect(
    sumPayments([
      { currency: 'EUR', amount: 6027, refunded: 0, status: 'paid' },
      { currency: 'EUR', amount: 6027, refunded: 2000, status: 'refunded' },
      { currency: 'EUR', amount: 6027, refunded: 0, status: 'failed' },
      { currency: 'EUR', amount: 100, refunded: 0, status: 'pending' },
      { currency: 'JPY', amount: 4900, refunded: 0, status: 'paid' },
    ]),
  ).toEqual([
    { currency: 'EUR', paid: 10_054, open: 6127, refunded: 2000 },
    { currency: 'JPY', paid: 4900, open: 0, refunded: 0 },
  ]);
  expect(sumPayments([])).toEqual([]);
});

const now = Date.parse('2026-11-18T12:00:00Z');
test.each([
  [null, 'noCard'],
  [{ brand: 'visa', lastFour: '4242', expires: '2026-10' } as const, 'cardExpired'],
  [{ brand: 'visa', lastFour: '0002', expires: '2029-10' } as const, 'declined'],
  [{ brand: 'visa', lastFour: '4242', expires: '2029-10' } as const, null],
])('charging %j comes to %s', (card, failure) => expect(chargeFailureOf(card, now)).toBe(failure));
