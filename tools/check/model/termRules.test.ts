import { readTexts } from './localeKeys';
import { readTerms, termProblems } from './termRules';

const page = `# Terms

| | English |
|---|---|
| Variety | British |

| English | Deutsch | Français | Português | Avoid |
|---|---|---|---|---|
| Undo | Rückgängig | Annuler l’action | Desfazer | fr: annuler l’étape; annuler la reprise |
| Import | Importieren / Import | Importer | Importar | |

More.

| English | Deutsch | Français | Português | Avoid |
|---|---|---|---|---|
| Someone | Jemand | Quelqu’un | Alguém | en: somebody; de: irgendwer |
`;
const terms = readTerms(page);

it('reads the rows of all tables with words to avoid', () => {
  expect(terms.map(({ forms }) => forms.en)).toEqual([['Undo'], ['Import'], ['Someone']]);
  expect(terms[0]?.avoided).toEqual({ en: [], de: [], fr: ['annuler l’étape', 'annuler la reprise'], pt: [] });
});

it('names a row whose words to avoid have no language', () => {
  expect(() => readTerms(page.replace('en: somebody', 'somebody'))).toThrow('"somebody" names no language');
});

const problems = (language: 'de' | 'en' | 'fr', english: string, text: string) =>
  termProblems(language, readTexts({ key: english }), readTexts({ key: text }), terms);

it.each([
  ['a translation of the table', 'Undo', 'Rückgängig'],
  ['one of several forms, with a sign at the end', 'Import…', 'Import\u00a0…'],
  ['a text that is more than a term', 'Undo the last step', 'Letzten Schritt zurücknehmen'],
  ['a longer word', 'A question', 'Irgendwers Frage'],
])('takes %s', (_what, english, text) => {
  expect(problems('de', english, text)).toEqual([]);
});

it('finds another translation of a term', () => {
  expect(problems('de', 'Undo', 'Zurücknehmen')).toEqual([expect.stringContaining('docs/terms.md has "Rückgängig"')]);
});

it('finds a word to avoid, in any case, in English too', () => {
  expect(problems('de', 'It was someone', 'Das war irgendwer.')).toEqual([expect.stringContaining('"Jemand"')]);
  expect(problems('en', 'Somebody wrote', 'Somebody wrote')).toEqual([expect.stringContaining('says "somebody"')]);
  expect(problems('fr', 'Undo', 'Annuler l’étape')).toHaveLength(2);
});
