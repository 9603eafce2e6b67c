import { addDays, daysBetween } from './days';

test.each([
  ['2026-11-12', 14, '2026-11-26'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 2, '2028-03-01'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-11-12', 0, '2026-11-12'],
  ['2026-11-12', -12, '2026-10-31'],
])('%s and %d days are %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
  expect(daysBetween(day, later)).toBe(days);
});
