import fc from 'fast-check';
import { createFormat } from '../format/createFormat';
import { type NumberReading, readNumber, roundTo } from './readNumber';

const short = (reading: NumberReading) =>
  reading.kind === 'number' ? reading.value : reading.kind === 'unclear' ? reading.values : reading.kind;

type Case = [text: string, read: number | number[] | 'none' | 'empty'];

/** The same in every language. */
const everywhere: Case[] = [
  ['', 'empty'],
  ['   ', 'empty'],
  ['1200', 1200],
  ['€1200', 1200],
  ['1200 €', 1200],
  ['1200€', 1200],
  ['EUR 1200', 1200],
  ['R$ 38,50', 38.5],
  ['US$38.50', 38.5],
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['1 234,56', 1234.56],
  ['1 234.56', 1234.56],
  ['1\u202f234,56', 1234.56],
  ["1'234.50", 1234.5],
  ['1.234.567', 1_234_567],
  ['1,234,567', 1_234_567],
  ['38.5', 38.5],
  ['38,5', 38.5],
  ['38,', 38],
  ['.5', 0.5],
  ['0,125', [0.13]],
  ['1234.567', [1234.57]],
  ['-3', -3],
  ['−3', -3],
  ['€ -3,50', -3.5],
  ['-€3.50', -3.5],
  ['21 %', 21],
  ['38.5678', [38.57]],
  ['twelve', 'none'],
  ['1.2.3', 'none'],
  ['12 34', 'none'],
  ['1,23,456', 'none'],
  ['1.234,567,8', 'none'],
  ['-', 'none'],
  ['€', 'none'],
  [',', 'none'],
  ['1e5', 'none'],
];

const byLanguage: Record<string, Case[]> = {
  en: [
    ['1,234', 1234],
    ['1.234', [1234, 1.23]],
    ['1.005', [1005, 1.01]],
    ['12.345', [12_345, 12.35]],
  ],
  de: [
    ['1.234', 1234],
    ['1,234', [1234, 1.23]],
    ['1,005', [1005, 1.01]],
  ],
  fr: [
    ['1 234', 1234],
    ['1.234', [1234, 1.23]],
    ['1,234', [1234, 1.23]],
  ],
  pt: [
    ['1.234', 1234],
    ['1,234', [1234, 1.23]],
  ],
};
const languages = Object.keys(byLanguage);

test.each(
  Object.entries(byLanguage).flatMap(([language, own]) =>
    [...everywhere, ...own].map(([text, read]) => [language, text, read] as const),
  ),
)('%s: %j with two digits is %j', (language, text, read) => {
  expect(short(readNumber(text, language, 2))).toEqual(read);
});

test.each<[string, string, number, number | number[]]>([
  ['en', '1.234', 3, 1.234],
  ['de', '1,234', 3, 1.234],
  ['en', '1.005', 3, 1.005],
  ['fr', '1.234', 3, [1234, 1.234]],
  ['en', '2.5', 0, [3]],
  ['en', '1200.00', 0, 1200],
  ['de', '1.234', 0, 1234],
])('%s: %j with %d digits is %j', (language, text, digits, read) => {
  expect(short(readNumber(text, language, digits))).toEqual(read);
});

test('what is shown is read back as the same number, in each language and with each number of digits', () => {
  const cases = fc.record({
    language: fc.constantFrom(...languages),
    digits: fc.integer({ min: 0, max: 3 }),
    minor: fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
    minDigits: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(cases, ({ language, digits, minor, minDigits }) => {
      const value = roundTo(minor / 10 ** digits, digits);
      const options = { minimumFractionDigits: Math.min(minDigits, digits), maximumFractionDigits: digits };
      const shown = createFormat(language).number(value, options);
      expect(readNumber(shown, language, digits)).toEqual({ kind: 'number', value });
    }),
  );
});

test('so is what is shown as money', () => {
  fc.assert(
    fc.property(fc.constantFrom(...languages), fc.integer(), (language, cents) => {
      const value = roundTo(cents / 100, 2) || 0;
      expect(readNumber(createFormat(language).money(value), language, 2)).toEqual({ kind: 'number', value });
    }),
  );
});
