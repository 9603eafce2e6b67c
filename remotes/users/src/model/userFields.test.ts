import { noAddress } from './userDraft';
import { addressLines, languageName, languageOptions } from './userFields';

test.each([
  ['German', 'en', 'German'],
  ['German', 'fr', 'allemand'],
  ['Klingon', 'de', 'Klingon'],
])('%s is, for a reader of %s, %s', (language, reader, name) => {
  expect(languageName(language, reader)).toBe(name);
});

test('languages stand in the order of their names', () => {
  expect(languageOptions('de').map(({ label }) => label)).toEqual([
    'Arabisch',
    'Deutsch',
    'Englisch',
    'Französisch',
    'Italienisch',
    'Portugiesisch',
    'Spanisch',
  ]);
});

test.each([
  [undefined, []],
  [noAddress, []],
  [{ ...noAddress, city: 'Berlin', country: 'Germany' }, ['Berlin', 'Germany']],
  [
    { line1: 'Arkadenhof 7', line2: '2nd floor', postcode: '10117', city: 'Berlin', state: 'BE', country: 'Germany' },
    ['Arkadenhof 7', '2nd floor', '10117 Berlin', 'BE, Germany'],
  ],
])('%j is written as %j', (address, lines) => {
  expect(addressLines(address)).toEqual(lines);
});
