import { countryName, countryOptions } from './countries';

test.each([
  ['Germany', 'de', 'Deutschland'],
  ['Germany', 'pt', 'Alemanha'],
  ['Portugal', 'fr', 'Portugal'],
  ['Atlantis', 'de', 'Atlantis'],
])('%s is in %s %s', (country, reader, name) => expect(countryName(country, reader)).toBe(name));

test('each country is offered once, in the order of the reader, and the present one too', () => {
  const options = countryOptions('de', 'Atlantis');
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  expect(options.length).toBe(countryOptions('de').length + 1);
  const labels = options.map(({ label }) => label);
  expect(labels.indexOf('Ägypten')).toBeLessThan(labels.indexOf('Belgien'));
});
