import type { Language } from '../../../shared/contract/manifest';
import { readTexts } from './localeKeys';
import { typographyProblems } from './typographyRules';

const problems = (language: Language, text: string) => typographyProblems(language, readTexts({ key: text }));

it.each<[Language, string]>([
  ['en', '“{{title}}” – it’s 5\u00a0MB, 20% of ‘all’…'],
  ['en', 'Use `a ? "b" : c`, or https://example.com/?a=1;b'],
  ['en', '<b>{{count, number}}</b> selected'],
  ['de', '„{{title}}“ sagt: ‚20\u00a0%‘, 0,3\u00a0s'],
  ['de', 'Wird gespeichert\u00a0…'],
  ['fr', '«\u00a0{{title}}\u00a0»\u00a0: déjà là\u202f; quitter\u202f?!'],
  ['fr', '{{count, number}}\u202f% d’essais…'],
  ['fr', 'https://…'],
  ['pt', '“{{title}}”: 20%, às 9h — e mais…'],
])('finds nothing wrong in %s: %s', (language, text) => {
  expect(problems(language, text)).toEqual([]);
});

it.each<[Language, string, string]>([
  ['en', "Can't", 'straight quotes'],
  ['en', 'The "best"', 'straight quotes'],
  ['en', 'Loading...', 'three dots'],
  ['en', 'One - two', 'hyphen for a dash'],
  ['en', 'One—two', 'em dash'],
  ['en', 'One  two', 'two spaces'],
  ['en', '{{count, number}} MB', 'number and unit'],
  ['en', '20 %', 'space before %'],
  ['en', 'Wait …', 'space before …'],
  ['en', '„Title“', 'quotes other than “ ”'],
  ['en', '“Title', 'quotes other than “ ”'],
  ['de', '“Titel”', 'quotes other than „ “'],
  ['de', '«Titel»', 'quotes other than „ “'],
  ['de', 'Wird geladen…', 'no-break space before …'],
  ['de', 'Wird geladen …', 'no-break space before …'],
  ['de', '20%', 'no-break space before %'],
  ['fr', 'Quitter ?', 'narrow no-break space'],
  ['fr', 'Quitter\u00a0?', 'narrow no-break space'],
  ['fr', 'Quitter?', 'narrow no-break space'],
  ['fr', 'Non;\u00a0oui', 'narrow no-break space'],
  ['fr', 'Erreur : rien', 'no-break space before :'],
  ['fr', 'Erreur\u202f: rien', 'no-break space before :'],
  ['fr', 'Erreur: rien', 'no-break space before :'],
  ['fr', '« Titre\u00a0»', 'inside « »'],
  ['fr', '«\u00a0Titre »', 'inside « »'],
  ['fr', '“Titre”', 'quotes other than « »'],
  ['fr', '20 %', 'no-break space before %'],
  ['pt', '«Título»', 'quotes other than “ ”'],
  ['pt', '20 %', 'space before %'],
])('finds in %s: %s', (language, text, problem) => {
  expect(problems(language, text)).toEqual([expect.stringContaining(problem)]);
});
