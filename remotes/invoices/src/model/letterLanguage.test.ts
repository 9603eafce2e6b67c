import { letterLanguageOf } from './letterLanguage';

test.each([
  ['DE', '', 'de'],
  ['CH', '', 'de'],
  ['LU', '', 'fr'],
  ['BR', '', 'pt'],
  ['PL', '', 'en'],
  ['', 'Österreich', 'de'],
  ['', 'Brazil', 'pt'],
  ['', 'Moçambique', 'pt'],
  ['', 'Nowhere', 'fr'],
  ['', '', 'fr'],
] as const)(
  'a letter to a client in "%s%s" is in %s, where its sender speaks French',
  (countryCode, country, language) => {
    expect(letterLanguageOf({ countryCode, country }, 'fr')).toBe(language);
  },
);
