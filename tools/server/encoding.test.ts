import { preferredEncoding } from './encoding';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.0', 'identity'],
  ['brotli', 'identity'],
] as const)('answers "%s" with %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding);
});
