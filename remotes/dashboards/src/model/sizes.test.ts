import { nearestSize, sizeBeside, sortSizes } from './sizes';

const sizes = ['wide', 'medium', 'full'];

test('sizes go from the smallest to the largest, whichever a widget has at first', () =>
  expect(sortSizes(sizes)).toEqual(['medium', 'wide', 'full']));

test.each([
  ['wide', 1, 'full'],
  ['wide', -1, 'medium'],
  ['full', 1, 'full'],
  ['medium', -1, 'medium'],
])('beside %s, by %i, is %s', (size, by, beside) => expect(sizeBeside(sizes, size, by)).toBe(beside));

test.each([
  [0.1, 'medium'],
  [0.6, 'wide'],
  [0.95, 'full'],
])('a share of %f of the row is %s', (share, size) => expect(nearestSize(sizes, share)).toBe(size));
