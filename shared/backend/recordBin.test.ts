import { daysLeft } from './recordBin';

const hour = 60 * 60 * 1000;

test.each([
  [0, 30],
  [1, 30],
  [24, 29],
  [29 * 24, 1],
  [30 * 24 - 1, 1],
  [30 * 24, 0],
  [31 * 24, 0],
])('%d hours after it %d days are left', (hours, days) => {
  expect(daysLeft(1_000, 1_000 + hours * hour)).toBe(days);
});
