import { isWrongLeitwegId } from './leitwegId';

test.each([
  // Examples of the Leitweg-ID format specification.
  ['04011000-1234512345-06', false],
  ['991-33333TEST-33', false],
  ['04011000-1234512345-07', true],
  ['PO 4711', false],
  ['2026-10', false],
  ['', false],
])('%j has wrong check digits: %s', (text, isWrong) => {
  expect(isWrongLeitwegId(text)).toBe(isWrong);
});
