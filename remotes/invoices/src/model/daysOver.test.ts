import { daysOver } from './daysOver';

test.each([
  ['2026-11-11', 1],
  ['2026-10-12', 31],
  ['2026-11-12', 0],
  ['2026-11-20', 0],
])('due on %s: %d days over on 12 November', (dueDate, days) => {
  expect(daysOver(dueDate, '2026-11-12')).toBe(days);
});
