import { parseNumber } from './parseNumber';

test.each([
  ['en', '1,200.50', 1200.5],
  ['de', '1.200,50', 1200.5],
  ['de', '1.200', 1200],
  ['fr', '1.200', undefined],
  ['en', '', null],
  ['en', 'twelve', undefined],
])('%s: %s', (language, text, number) => expect(parseNumber(text, language)).toBe(number));
