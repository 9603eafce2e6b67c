/** @jest-environment node */
import { barPath } from './BarSeries';

test.each([
  ['rises with round corners', 20, 'M5 100v-77q0 -3 3 -3h4q3 0 3 3V100z'],
  ['falls the other way round', 140, 'M5 100v37q0 3 3 3h4q3 0 3 -3V100z'],
  ['of next to nothing is no rounder than high', 99, 'M5 100v0q0 -1 1 -1h8q1 0 1 1V100z'],
])('a bar that %s', (_, y, path) => {
  expect(barPath([{ x: 10, y }], { base: 100, width: 10 })).toBe(path);
});
