import { isEmojiAlone } from './isEmojiAlone';
import { type SkinTone, withSkinTone } from './skinTone';

const cases: [emoji: string, tone: SkinTone, expected: string][] = [
  ['👋', 0, '👋'],
  ['👋', 1, '👋🏻'],
  ['👋', 5, '👋🏿'],
  ['☝️', 3, '☝🏽'],
  ['🧑‍💻', 2, '🧑🏼‍💻'],
  ['🏋️‍♀️', 4, '🏋🏾‍♀️'],
  ['😀', 5, '😀'],
  ['👨‍👩‍👧', 5, '👨‍👩‍👧'],
  ['👪', 5, '👪'],
  ['🧑‍🤝‍🧑', 5, '🧑‍🤝‍🧑'],
  ['🇩🇪', 5, '🇩🇪'],
];

test.each(cases)('%s in the tone %i is %s', (emoji, tone, expected) => {
  expect(withSkinTone(emoji, tone)).toBe(expected);
  expect(isEmojiAlone(expected)).toBe(true);
});
