import { currencies } from '../api/choices';
import { digitsOf, priceDigitsOf } from './currency';

test.each(currencies)('%s has the decimals that Intl writes it with', (currency) => {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  expect(digitsOf(currency)).toBe(maximumFractionDigits);
});

test('there are currencies of no, two and three decimals, and prices may be finer', () => {
  expect([...new Set(currencies.map(digitsOf))].sort()).toEqual([0, 2, 3]);
  expect(priceDigitsOf('JPY')).toBe(2);
});
