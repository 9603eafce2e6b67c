import { fromMinor, percentOf } from './minorMoney';

test.each([
  [4900, 'EUR', 49],
  [4900, 'JPY', 4900],
  [4900, 'KWD', 4.9],
  [1, 'USD', 0.01],
])('%i minor units of %s are %d', (minor, currency, amount) => expect(fromMinor(minor, currency)).toBe(amount));

test.each([
  [4900, 23, 1127],
  [10, 23, 2],
  [50, 23, 12],
  [50, 25, 13],
  [-50, 25, -12],
  [999, 19.6, 196],
  [0, 23, 0],
])('%i at %d %% is %i', (minor, rate, tax) => expect(percentOf(minor, rate)).toBe(tax));
