import { toAsciiDigits } from './digits';

test.each([
  ['2026', '2026'],
  ['٢٠٢٦-٠٥-٠١', '2026-05-01'],
  ['۲۰۲۶', '2026'],
  ['२०२६', '2026'],
  ['๒๐๒๖', '2026'],
  ['２０２６', '2026'],
  ['𝟐𝟘𝟚𝟼', '2026'],
  ['Ⅳ, ½, 三', 'Ⅳ, ½, 三'],
])('the digits of %s are %s', (text, expected) => expect(toAsciiDigits(text)).toBe(expected));
