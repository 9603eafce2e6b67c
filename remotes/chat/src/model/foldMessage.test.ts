import { foldMessage } from './foldMessage';

test.each([
  ['short', 'Hello'],
  ['of 1,500 characters', 'x'.repeat(1_500)],
  ['of 24 lines', Array(24).fill('x').join('\n')],
])('a message that is %s is not folded', (_, text) => {
  expect(foldMessage(text)).toBeUndefined();
});

test('a long one ends between words', () => {
  const start = foldMessage('wonderful '.repeat(200)) ?? '';
  expect(start).toMatch(/wonderful$/);
  expect(start.length).toBeLessThanOrEqual(1_000);
});

test.each([
  ['one word of 20,000 characters', 'x'.repeat(20_000), 1_000],
  ['a hundred lines', Array(100).fill('x').join('\n'), 31],
])('%s is cut', (_, text, length) => {
  expect(foldMessage(text)).toHaveLength(length);
});

test('no emoji is cut in two', () => {
  expect(foldMessage(`x${'\u{1f600}'.repeat(900)}`)).toBe(`x${'\u{1f600}'.repeat(499)}`);
});
