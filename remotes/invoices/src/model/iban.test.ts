import { checkIban, isBic } from './iban';
import { writeIban } from './writeIban';

test.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['pt50 0002 0123 1234 5678 9015 4', 'PT50000201231234567890154'],
  ['NO9386011117947', 'NO9386011117947'],
  ['ＤＥ89370400440532013000', 'DE89370400440532013000'],
  ['MT84MALT011000012345MTLCAST001S', 'MT84MALT011000012345MTLCAST001S'],
  // Check digits of ISO 13616 (mod 97), length and format of the country.
  ['DE88 3704 0044 0532 0130 00', null],
  ['DE8937040044053201300', null],
  ['XX89370400440532013000', null],
  ['', null],
])('%j is the IBAN %s', (text, iban) => {
  expect(checkIban(text)).toBe(iban);
});

test.each([
  ['BCAIPTPL', true],
  ['COBADEFFXXX', true],
  ['COBADEF', false],
])('%s is a BIC: %s', (text, is) => {
  expect(isBic(text)).toBe(is);
});

test('an IBAN is read in groups of four', () => {
  expect(writeIban('NO9386011117947')).toBe('NO93\u00a08601\u00a01117\u00a0947');
});
