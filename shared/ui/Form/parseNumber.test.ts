import { parseNumber } from './parseNumber';

test.each([
  ['en', '1,200.50', 1200.5],
  ['de', '1.200,50', 1200.5],
  ['fr', '1 200,50', 1200.5],
  ['pt', '1.200,5', 1200.5],
  ['de', '38.50', 38.5],
  ['en', '38,50', 38.5],
  ['de', '1.200', 1200],
  ['en', '1,200', 1200],
  ['en', '1,200,000', 1_200_000],
  ['en', '-3', -3],
  ['en', '−3', -3],
  ['en', '.5', 0.5],
  ['en', '', null],
  ['en', '  ', null],
  ['en', 'twelve', undefined],
  ['en', '1.2.3', undefined],
  ['en', '-', undefined],
])('%s: %s', (language, text, number) => expect(parseNumber(text, language)).toBe(number));
