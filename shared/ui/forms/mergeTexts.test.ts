import { compareTexts, mergeLists, mergeRecords, mergeSides, mergeTexts } from './mergeTexts';

const marked = (text: string, other: string) =>
  compareTexts(text, other)
    .map(({ text, isOwn }) => (isOwn ? `[${text}]` : text))
    .join('');

test.each([
  ['Thank you for the tea.', 'Thank you for the cake.', 'Thank you for the [tea].'],
  ['same', 'same', 'same'],
  ['', 'more', ''],
  ['all new', '', '[all new]'],
  ['26 Nov 2026', '10 Dec 2026', '[26] [Nov] 2026'],
])('of %j against %j is marked %j', (text, other, expected) => {
  expect(marked(text, other)).toBe(expected);
});

test.each<[string, string, string, string, string]>([
  ['each their own sentence', 'One. Two.', 'First. Two.', 'One. Second.', 'First. Second.'],
  ['one at the end, one at the start', 'Tea.', 'Tea. Mine.', 'Theirs. Tea.', 'Theirs. Tea. Mine.'],
  ['both from nothing', '', 'Mine, a sentence.', 'Theirs.', 'Mine, a sentence. Theirs.'],
  ['both the same sentence', 'Old one.', 'My one.', 'Their one.', 'My one. Their one.'],
  ['the same from both', 'Old one.', 'New one.', 'New one.', 'New one.'],
  ['lines without full stops', 'a b\nc', 'a b\nc\nd', 'a b!\nc', 'a b!\nc\nd'],
])('texts: %s', (_, before, mine, theirs, both) => {
  expect(mergeTexts(before, mine, theirs)).toBe(both);
});

test.each([
  ['what both added', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'b', 'c']],
  ['what one took away', ['a', 'b'], ['b'], ['a', 'b', 'c'], ['b', 'c']],
])('lists: %s', (_, before, mine, theirs, both) => {
  expect(mergeLists(before, mine, theirs)).toEqual(both);
});

const records = (text: string) => [...text].map((letter) => ({ letter }));

test.each([
  ['each changed another line', 'abc', 'Abc', 'abC', 'AbC'],
  ['lines side by side', 'abc', 'Abc', 'aBc', 'ABc'],
  ['one changed, one took away', 'abc', 'Abc', 'ab', 'Ab'],
  ['one changed the last, one added', 'abc', 'abC', 'abcd', 'abCd'],
  ['both added', 'a', 'ab', 'ac', 'abc'],
  ['both from nothing', '', 'a', 'b', 'ab'],
  ['both the same', 'ab', 'Ab', 'Ab', 'Ab'],
])('records: %s', (_, before, mine, theirs, both) => {
  expect(mergeRecords(records(before), records(mine), records(theirs))).toEqual(records(both));
});

test.each([
  [1, 2, 3],
  ['Ann Lee', 'Bea Lee', 'Cleo M. Lee'],
  [null, '2026-11-01', '2026-11-02'],
  ['a note', '', 'another note of some length'],
  [[{ cost: 0 }], [{ cost: 1 }], [{ cost: 2 }]],
  [[{ cost: 0 }], [{ cost: 1 }], []],
  [[], [{ id: 1, text: 'Mine' }], [{ id: 1, text: 'Theirs' }]],
])('there is no sum of %j, %j and %j', (before, mine, theirs) => {
  expect(mergeSides(before, mine, theirs)).toBeUndefined();
});
