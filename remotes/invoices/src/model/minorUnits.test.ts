import fc from 'fast-check';
import { currencies } from '../api/choices';
import {
  digitsOf,
  fromMinor,
  isPayableAmount,
  percentOf,
  priceDigitsOf,
  roundTo,
  shareOut,
  toDecimal,
  toMinor,
} from './minorUnits';

test.each([
  [-0.5, -50],
  [-0.005, 0],
  [-0.006, -1],
  [-0.015, -1],
  [0.005, 1],
  [0.004, 0],
  [1.005, 101],
  [1e-7, 0],
])('%d is rounded half up to %d hundredths', (amount, minor) => {
  expect(roundTo(toDecimal(amount), 2)).toBe(minor);
});

test.each([
  [1234.5, 'JPY', 1235],
  [1234.5, 'EUR', 123_450],
  [1234.5675, 'KWD', 1_234_568],
  [100_000_000_000.01, 'EUR', 10_000_000_000_001],
] as const)('%d %s are %d minor units', (amount, currency, minor) => {
  expect(toMinor(amount, currency)).toBe(minor);
});

test.each([
  [0.1, 'EUR', true],
  [19.99, 'EUR', true],
  [0.001, 'EUR', false],
  [0.001, 'KWD', true],
  [0.0001, 'KWD', false],
  [1, 'JPY', true],
  [1.5, 'JPY', false],
  [1e-9, 'EUR', false],
] as const)('%d %s can be paid: %s', (amount, currency, expected) => {
  expect(isPayableAmount(amount, currency)).toBe(expected);
});

test('an amount comes back from its minor units as it was', () => {
  fc.assert(
    fc.property(fc.constantFrom(...currencies), fc.maxSafeInteger(), (currency, units) => {
      const minor = units % 1_000_000_000_000;
      expect(toMinor(fromMinor(minor, currency), currency) + 0).toBe(minor + 0);
    }),
  );
});

test.each([
  [212_430, 5, 10_622],
  [1, 50, 1],
  [3, 33.33, 1],
  [10, 0, 0],
])('of %d so many percent: %d are %d', (minor, percent, expected) => {
  expect(percentOf(minor, percent)).toBe(expected);
});

test('what is shared out adds up, and nobody gets more than one unit too much', () => {
  const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.nat(1_000_000), weights, (whole, shares) => {
      const shared = shareOut(whole, shares);
      const sum = shares.reduce((all, weight) => all + weight, 0);
      expect(shared.reduce((all, share) => all + share, 0)).toBe(whole);
      if (sum > 0)
        for (const [index, share] of shared.entries())
          expect(Math.abs(share - (whole * (shares[index] ?? 0)) / sum)).toBeLessThan(1);
    }),
  );
});

test.each(currencies)('%s has the decimals that Intl writes it with', (currency) => {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  expect(digitsOf(currency)).toBe(maximumFractionDigits);
});

test('there are currencies of no, two and three decimals, and prices may be finer', () => {
  expect([...new Set(currencies.map(digitsOf))].sort()).toEqual([0, 2, 3]);
  expect(priceDigitsOf('JPY')).toBe(2);
});
