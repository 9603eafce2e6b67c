import { lettersWithout, paperSizeOf, toPdfText } from './pdfText';

test.each([
  ['en-US', 'LETTER'],
  ['es-MX', 'LETTER'],
  ['fr-CA', 'LETTER'],
  ['en-GB', 'A4'],
  ['de', 'A4'],
  ['pt-BR', 'A4'],
])('in %s paper is %s', (locale, size) => {
  expect(paperSizeOf(locale)).toBe(size);
});

test('letters are composed, and spaces, line ends and direction marks are those of files', () => {
  expect(toPdfText('Lo\u0301dz\u0301\r\n1\u202f000\u200f,5')).toBe('Lódź\n1\u00a0000,5');
});

test('letters without a shape are named once', () => {
  const isLatin = (codePoint: number) => codePoint < 0x250;
  expect(lettersWithout(isLatin, ['東京 Łódź', '東\n-'])).toEqual(['東', '京']);
});
