import { availabilityOf, isShort } from './cartLine';

test.each([
  [0, 'soldOut'],
  [1, 'few'],
  [5, 'few'],
  [6, 'inStock'],
] as const)('%i pieces are %s', (left, availability) => {
  expect(availabilityOf(left)).toBe(availability);
});

test('as many as there are is enough', () => {
  expect(isShort({ qty: 2, left: 2 })).toBe(false);
  expect(isShort({ qty: 3, left: 2 })).toBe(true);
});
