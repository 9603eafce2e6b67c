import { countSyllables, type MeasuredLanguage } from './syllables';

const words: Record<MeasuredLanguage, Record<string, number>> = {
  en: { the: 1, table: 2, wanted: 2, walked: 1, reading: 2, people: 2, sentence: 2, energy: 3, made: 1, Yes: 1, x: 1 },
  de: { Straße: 2, Häuser: 2, Zeitung: 2, Museum: 3, Idee: 2, aufgeben: 3, Lesbarkeit: 3, größer: 2, mm: 1 },
  fr: { maison: 2, table: 1, réel: 2, écrire: 2, beaucoup: 2, question: 2, été: 2, année: 2, homme: 1 },
  pt: { coração: 3, história: 3, alegria: 4, água: 2, quente: 2, não: 1, país: 2, pais: 1, leitura: 3 },
};

const cases = Object.entries(words).flatMap(([language, counts]) =>
  Object.entries(counts).map(([word, count]) => [language, word, count] as const),
);

test.each(cases)('%s: %s has %i', (language, word, count) => {
  const known = (['en', 'de', 'fr', 'pt'] as const).find((one) => one === language) ?? 'en';
  expect(countSyllables(word, known)).toBe(count);
});
