import { sumPayments } from './payment';

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
