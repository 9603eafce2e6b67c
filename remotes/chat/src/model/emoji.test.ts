import german from '../components/Emoji/data/de.json';
import english from '../components/Emoji/data/en.json';
import shortCodes from '../components/Emoji/data/shortCodes.json';
import { findEmoji, moveInRows, readEmoji, suggestEmoji, toRows } from './emoji';

const groups = readEmoji(
  ['😀|grinning face|happy smile\n😢|crying face|sad\n🎉|party popper|hooray', '🍞|bread|loaf\n🥐|croissant|pão café'],
  '',
);

test.each([
  ['face', ['😀', '😢']],
  ['sad fac', ['😢']],
  ['HOORAY', ['🎉']],
  ['pao', ['🥐']],
  ['ace', []],
  ['', ['😀', '😢', '🎉', '🍞', '🥐']],
])('%p finds by the beginnings of words', (q, expected) => {
  expect(findEmoji(groups, q).map(({ emoji }) => emoji)).toEqual(expected);
});

test('what is named so comes before what only has to do with it', () => {
  const found = findEmoji(readEmoji(['😀|smile|\n🍞|bread|smile', '☺|a smile|'], ''), 'smile');
  expect(found.map(({ emoji }) => emoji)).toEqual(['😀', '☺', '🍞']);
});

const named = readEmoji(
  ['🥳|partying face|celebrate party\n🎉|party popper|party tada\n🙂|smile|', '🎊|confetti ball|party'],
  '🎉 tada',
);

test.each([
  ['party_popper', ['🎉']],
  ['part', ['🥳', '🎉', '🎊']],
  ['tad', ['🎉']],
  ['tada', ['🎉']],
  ['smile', ['🙂']],
  ['nothing', []],
])('%s may mean %j', (name, expected) => {
  expect(suggestEmoji(named, name).map(({ emoji }) => emoji)).toEqual(expected);
});

const all = readEmoji(english, shortCodes);
const allInGerman = readEmoji(german, shortCodes);

describe('short codes of Slack and GitHub', () => {
  test.each([
    ['+1', '👍️'],
    ['-1', '👎️'],
    ['thumbsup', '👍️'],
    ['tada', '🎉'],
    ['rofl', '🤣'],
    ['wave', '👋'],
    ['pray', '🙏'],
    ['heart', '❤️'],
    ['fire', '🔥'],
    ['eyes', '👀'],
    ['100', '💯'],
    ['joy', '😂'],
    ['ok_hand', '👌'],
    ['white_check_mark', '✅'],
    ['shipit', undefined],
    ['flag-de', '🇩🇪'],
    ['de', '🇩🇪'],
  ])('%s names %s, first in the list', (code, emoji) => {
    const bare = (text = '') => text.replaceAll('\ufe0f', '');
    expect(bare(suggestEmoji(all, code)[0]?.emoji)).toBe(bare(emoji));
  });

  test('each of them all comes first', () => {
    const lines = shortCodes.split('\n').map((line) => line.split(' '));
    const wrong = lines.flatMap(([emoji, ...codes]) =>
      codes.filter((code) => suggestEmoji(all, code)[0]?.emoji !== emoji),
    );
    expect(lines.length).toBeGreaterThan(1_800);
    expect(wrong).toEqual([]);
  });

  test.each(['tada', 'thumbsup', 'rofl'])('%s is the same in every language', (code) => {
    expect(suggestEmoji(allInGerman, code)[0]?.emoji).toBe(suggestEmoji(all, code)[0]?.emoji);
  });
});

const rows = toRows(groups, 2);

test('groups begin rows of their own', () => {
  const summarize = rows.map((row) =>
    row.kind === 'heading' ? row.group : `${row.first}:${row.emoji.map(({ emoji }) => emoji).join('')}`,
  );
  expect(summarize).toEqual([0, '0:😀😢', '2:🎉', 1, '3:🍞🥐']);
});

test.each([
  [0, 'ArrowRight', 1],
  [1, 'ArrowRight', 2],
  [4, 'ArrowRight', 4],
  [0, 'ArrowLeft', 0],
  [1, 'ArrowDown', 2],
  [2, 'ArrowDown', 3],
  [4, 'ArrowUp', 2],
  [1, 'ArrowUp', 1],
  [4, 'ArrowDown', 4],
])('from %i %s leads to %i', (place, key, to) => {
  expect(moveInRows(rows, place, key, false)).toBe(to);
});

test('from right to left the arrows are the other way round', () => {
  expect(moveInRows(rows, 1, 'ArrowLeft', true)).toBe(2);
  expect(moveInRows(rows, 1, 'ArrowRight', true)).toBe(0);
});
