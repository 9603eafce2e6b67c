import { withinLimits } from './NumberField';

const pieces = { min: 1, max: 99, isWhole: true };

test.each([
  [5, pieces, 5],
  [0, pieces, 1],
  [-3, pieces, 1],
  [100, pieces, 99],
  [2.6, pieces, 3],
  [99.6, pieces, 99],
  [12.5, { min: 0 }, 12.5],
  [-1, { min: 0 }, 0],
])('%d within %j is %d', (value, limits, expected) => {
  expect(withinLimits(value, limits)).toBe(expected);
});
