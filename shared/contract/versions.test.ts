import { fitsHost } from './versions';

test.each([
  ['^1.2.0', '1.2.0', true],
  ['^1.2.0', '1.10.1', true],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.0', '2.0.0', false],
  ['^0.2.0', '0.3.0', false],
  ['~1.2.0', '1.2.7', true],
  ['~1.2.0', '1.3.0', false],
  ['1.2.0', '1.2.0', true],
  ['1.2.0', '1.2.1', false],
  ['^1.2.0 || ^2.0.0', '2.1.0', true],
  ['^1.2.0||~3.1.0', '3.1.4', true],
  ['^1.2.0 || ^2.0.0', '3.0.0', false],
  ['newest', '1.0.0', false],
])('%s on a host %s: %s', (range, host, fits) => {
  expect(fitsHost(range, host)).toBe(fits);
});
