import { deliveryCountries } from '../api/schemas/choices';
import { findFormatIssue, isPhone, isPostcode, toInternational, toPostcode } from './addressFormats';
import { countryName, postcodeExample } from './countries';

test.each(deliveryCountries)('the example of %s has its format, and !!! has not', (country) => {
  expect(isPostcode(postcodeExample(country) ?? '', country)).toBe(true);
  expect(isPostcode('!!!', country)).toBe(false);
});

test.each([
  ['1000001', 'PT', '1000-001'],
  ['P-1100 420', 'PT', '1100-420'],
  ['PT1100-420', 'PT', '1100-420'],
  ['1100\u2013420', 'PT', '1100-420'],
  ['01310100', 'BR', '01310-100'],
  ['00001', 'PL', '00-001'],
  ['〒1000001', 'JP', '100-0001'],
  ['１００－０００１', 'JP', '100-0001'],
  ['D-10119', 'DE', '10119'],
  ['DE 01067', 'DE', '01067'],
  ['A-1010', 'AT', '1010'],
  ['CH-8001', 'CH', '8001'],
  ['L-1111', 'LU', '1111'],
  ['se11621', 'SE', '116 21'],
  ['11000', 'CZ', '110 00'],
  ['3511ab', 'NL', '3511 AB'],
  ['NL-3511 AB', 'NL', '3511 AB'],
  ['k1a0b1', 'CA', 'K1A 0B1'],
  ['K1A-0B1', 'CA', 'K1A 0B1'],
  ['bs14dj', 'GB', 'BS1 4DJ'],
  ['ec1a1bb', 'GB', 'EC1A 1BB'],
  ['GB-W1A 0AX', 'GB', 'W1A 0AX'],
  ['gir0aa', 'GB', 'GIR 0AA'],
  ['bfpo57', 'GB', 'BFPO 57'],
  ['d6wxy00', 'IE', 'D6W XY00'],
  ['00501', 'US', '00501'],
  ['123456789', 'US', '12345-6789'],
  ['12345 6789', 'US', '12345-6789'],
  [' 97400 ', 'FR', '97400'],
])('%s in %s is written %s', (text, country, written) => {
  expect(toPostcode(text, country)).toBe(written);
  expect(isPostcode(text, country)).toBe(true);
});

test.each([
  ['123', 'PT'],
  ['1000-0011', 'PT'],
  ['12 34 56', 'DE'],
  ['1234567', 'US'],
  ['ZZ1 1ZZ1', 'GB'],
  ['D1F 1A1', 'CA'],
])('%s is no code of %s, and stays as it was typed', (text, country) => {
  expect(toPostcode(text, country)).toBe(text);
  expect(isPostcode(text, country)).toBe(false);
});

test.each([
  ['+41 44 555 01 02', 'CH', true],
  ['+41 44 555 01 02', 'PT', true],
  ['044 555 01 02', 'CH', true],
  ['912345678', 'PT', true],
  ['not a phone', 'CH', false],
  ['abc!!', 'PT', false],
  ['12', 'DE', false],
  ['', 'DE', false],
  ['12', 'Atlantis', true],
  ['none', 'Atlantis', false],
])('%s reaches somebody in %s: %s', (text, country, expected) => {
  expect(isPhone(text, country)).toBe(expected);
});

test.each([
  ['044 555 01 02', 'CH', '+41 44 555 01 02'],
  ['+1 202 555 0143', 'PT', '+1 202 555 0143'],
  [' what ', 'CH', 'what'],
])('%s of %s is written %s', (text, country, written) => {
  expect(toInternational(text, country)).toBe(written);
});

test.each([
  [{ country: 'PT', phone: '912345678', postcode: '1100-420' }, null],
  [{ country: 'PT', phone: 'x', postcode: '!!!' }, 'phone'],
  [{ country: 'PT', phone: '912345678', postcode: '!!!' }, 'postcode'],
  [{ country: null, phone: '1', postcode: '53111' }, null],
  [{ country: 'Atlantis', phone: '1', postcode: '1' }, null],
] as const)('%j has its fault in %s', (address, field) => {
  expect(findFormatIssue(address)).toBe(field);
});

test('countries are named in the person’s language', () => {
  expect(countryName('DE', 'fr')).toBe('Allemagne');
  expect(countryName('Atlantis', 'fr')).toBe('Atlantis');
});
