import { addViewed, readViewed } from './viewed';

test('what was looked at last comes first, once, and the oldest is forgotten', () => {
  expect(addViewed([2, 1], 3)).toEqual([3, 2, 1]);
  expect(addViewed([3, 2, 1], 1)).toEqual([1, 3, 2]);
  expect(addViewed([9, 8, 7, 6, 5, 4, 3, 2, 1], 10)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

test.each([
  [null, []],
  ['[3,1]', [3, 1]],
  ['[3,"1",null]', [3]],
  ['{}', []],
  ['no JSON', []],
])('%s is read as %j', (kept, ids) => {
  expect(readViewed(kept)).toEqual(ids);
});
