import { cutText } from './cutText';

describe('a text ends between grapheme clusters (UAX 29, §3)', () => {
  test.each([
    ['short', 10, 'short'],
    ['exactly', 7, 'exactly'],
    ['one two', 3, 'one'],
    ['x😀😀', 2, 'x'],
    ['x😀😀', 3, 'x😀'],
    ['👩‍👩‍👧‍👦!', 5, ''],
    ['a👩‍👩‍👧‍👦!', 8, 'a'],
    ['🇩🇪🇫🇷🇧🇷', 6, '🇩🇪'],
    ['👍🏽👍🏽', 6, '👍🏽'],
    ['cafe\u0301s', 4, 'caf'],
    ['क्षि', 2, ''],
    ['\u1100\u1161\u11a8\u1100\u1161\u11a8', 4, '\u1100\u1161\u11a8'],
    ['a\r\nb', 2, 'a'],
  ])('%j of %i characters is %j', (text, max, expected) => expect(cutText(text, max)).toBe(expected));
});

test('no cut leaves half a character, even of a cluster without an end', () => {
  expect(cutText(`x${'😀'.repeat(900)}`, 1_000)).toBe(`x${'😀'.repeat(499)}`);
  expect(cutText(`a${'\u0301'.repeat(5_000)}`, 1_000)).toHaveLength(1_000);
  expect(cutText('👨\u200d'.repeat(1_000), 1_000)).not.toMatch(/[\ud800-\udbff]$/);
});
