import { isEmojiAlone } from './isEmojiAlone';

test.each([
  ['👍', true],
  ['👍🏽 🎉', true],
  ['👩‍👩‍👧', true],
  ['🇵🇹', true],
  ['1️⃣', true],
  ['❤️❤️❤️', true],
  ['❤️❤️❤️❤️', false],
  ['👍 yes', false],
  ['12', false],
  ['', false],
])('%s is emoji alone: %s', (text, expected) => {
  expect(isEmojiAlone(text)).toBe(expected);
});
