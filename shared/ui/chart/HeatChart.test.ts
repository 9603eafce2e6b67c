/** @jest-environment node */
import { heatLevel } from './HeatChart';

test.each([
  [0, 10, 0],
  [-1, 10, 0],
  [1, 0, 0],
  [0.1, 10, 1],
  [2, 10, 1],
  [2.1, 10, 2],
  [10, 10, 5],
  [12, 10, 5],
])('%d of %d has tone %i', (value, greatest, tone) => {
  expect(heatLevel(value, greatest)).toBe(tone);
});
