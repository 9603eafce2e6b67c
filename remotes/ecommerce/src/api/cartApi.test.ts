import { isLineOf } from './cartApi';

test.each([
  [{ productId: 3 }, true],
  [{ productId: '3', color: null }, true],
  [{ productId: 3, color: 'red' as const }, true],
  [{ productId: 3, color: 'blue' as const }, false],
  [{ productId: 4 }, false],
])('the red line of product 3 is that of %j: %s', (place, expected) => {
  expect(isLineOf({ id: 3, color: 'red' }, place)).toBe(expected);
});
