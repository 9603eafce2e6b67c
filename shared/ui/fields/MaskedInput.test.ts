import { maskitoTransform } from '@maskito/core';
import { dateMask, numberMask, patternMask, timeMask } from './MaskedInput';

test.each([
  [patternMask('0000 0000 0000 0000'), '4111111111111111', '4111 1111 1111 1111'],
  [patternMask('+00 000 000'), '49301234', '+49 301 234'],
  [patternMask('AA-00'), 'xy12', 'xy-12'],
  [patternMask('00'), 'abc', ''],
  [dateMask('de'), '31122026', '31.12.2026'],
  [timeMask(), '0930', '09:30'],
  [numberMask('en'), '1234567', '1,234,567'],
])('%# takes %s as %s', (mask, typed, shown) => {
  expect(maskitoTransform(typed, mask)).toBe(shown);
});
