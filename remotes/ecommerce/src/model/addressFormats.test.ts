import { deliveryCountries } from '../api/schemas/choices';
import { findFormatIssue, isPhone, isPostcode, toInternational } from './addressFormats';
import { countryName, postcodeExample } from './countries';

test.each(deliveryCountries)('the example of %s has its format, and !!! has not', (country) => {
  expect(isPostcode(postcodeExample(country) ?? '', country)).toBe(true);
  expect(isPostcode('!!!', country)).toBe(false);
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
