import { isPdfText, paperSizeOf, toPdfText } from './pdfText';

test.each([
  ['Größe, œuvre, São Paulo', true],
  ['€2,401.52 – “quoted”', true],
  ['1\u202f234,50\u00a0€', true],
  ['−€106.22', true],
  ['Two\nlines\tand a tab', true],
  ['e\u0301', true],
  ['Łódź', false],
  ['東京', false],
  ['شركة', false],
])('a file carries %s: %s', (text, expected) => {
  expect(isPdfText(text)).toBe(expected);
});

test('signs that the fonts lack are written by those that look alike', () => {
  expect(toPdfText('−1\u202f234,50\u00a0€')).toBe('-1\u00a0234,50\u00a0€');
});

test.each([
  ['en-US', 'letter'],
  ['fr-CA', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['zh-Hans-CN', 'a4'],
])('%s prints on %s', (locale, size) => {
  expect(paperSizeOf(locale)).toBe(size);
});
