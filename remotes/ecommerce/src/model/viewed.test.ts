import { addViewed, isViewed } from './viewed';

test('what was looked at last comes first, once, and the oldest is forgotten', () => {
  expect(addViewed([2, 1], 3)).toEqual([3, 2, 1]);
  expect(addViewed([3, 2, 1], 1)).toEqual([1, 3, 2]);
  expect(addViewed([9, 8, 7, 6, 5, 4, 3, 2, 1], 10)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

test.each([
  [[3, 1], true],
  [[3, '1'], false],
  [{}, false],
])('%j is a list of products: %s', (kept, isOne) => {
  expect(isViewed(kept)).toBe(isOne);
});
