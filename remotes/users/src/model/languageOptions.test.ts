import { languageName, languageOptions } from './languageOptions';

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
