import { countryCodeOf, countryCodes, countryName } from './countries';

test('the countries are those of ISO 3166-1, without unions and withdrawn codes', () => {
  const codes = countryCodes();
  for (const code of ['DE', 'GR', 'GB', 'US', 'TL', 'SS', 'AX', 'AQ'])
    expect([code, codes.has(code)]).toEqual([code, true]);
  for (const code of ['EU', 'UN', 'UK', 'DD', 'SU', 'YU', 'AN', 'CS', 'ZZ', 'XA', 'IC', 'EL'])
    expect([code, codes.has(code)]).toEqual([code, false]);
  expect(codes.size).toBe(250);
});

test.each([
  ['Germany', 'DE'],
  ['deutschland', 'DE'],
  ['Allemagne ', 'DE'],
  ['Côte d’Ivoire', 'CI'],
  ['Österreich', 'AT'],
  ['Alemanha', 'DE'],
  ['Atlantis', undefined],
  ['', undefined],
])('%j is %s', (name, code) => {
  expect(countryCodeOf(name)).toBe(code);
});

test('a country is named in the language of the reader', () => {
  expect(countryName('DE', 'pt')).toBe('Alemanha');
});
